import type { ReactNode } from 'react';
import { formNameField } from '#runtime/forms/form-name-field.ts';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { FieldError } from '#runtime/ui/form/field.styles.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { useLocation, useNavigate } from '#runtime/ui/navigation.ts';
import { reorderedAddress } from './not-added-lines.ts';
import type { Order } from './order.ts';
import { reorderForm } from './order-forms.ts';
import { actionClass } from './order-sections.styles.ts';

/** Shows the button that adds to the cart what is still available of an order. */
export function ReorderButton({ order }: { readonly order: Pick<Order, 'id'> }): ReactNode {
  const { href, t } = useLocale();
  const url = useLocation();
  const navigate = useNavigate();
  const form = useSiteForm(reorderForm, {
    defaults: { orderId: order.id },
    onTaken: ({ answer }) => navigate(reorderedAddress({ href, url }, answer)),
  });
  const { error: _, ...orderId } = form.field('orderId');
  return (
    <form {...form.props}>
      <input type="hidden" name={formNameField} value={form.name} />
      <input type="hidden" {...orderId} />
      <button type="submit" aria-busy={form.isSending} className={actionClass()}>
        {t(form.isSending ? 'checkout:order.reorder.busy' : 'checkout:order.reorder.submit')}
        <Icon name="arrow" size={18} />
      </button>
      {form.problem !== undefined && <FieldError role="alert">{form.problem}</FieldError>}
    </form>
  );
}
