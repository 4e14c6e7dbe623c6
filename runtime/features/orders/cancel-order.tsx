import type { ReactNode } from 'react';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import { useLocation, useNavigate } from '#runtime/ui/navigation.ts';
import type { Order } from './order.ts';
import { cancellationForm } from './order-forms.ts';
import { ActionPanel, actionClass } from './order-sections.styles.ts';
import { orderViewAddress } from './order-view.ts';

/** Shows the button that cancels the order, after a confirmation. */
export function CancelOrder({ order }: { readonly order: Pick<Order, 'id'> }): ReactNode {
  const { t } = useLocale();
  const location = useLocation();
  const navigate = useNavigate();
  const form = useSiteForm(cancellationForm, {
    defaults: { orderId: order.id },
    onTaken: () => navigate(orderViewAddress(location, 'order'), { replace: true }),
  });
  const { error: _, ...orderId } = form.field('orderId');
  return (
    <details open={form.problem !== undefined}>
      <summary className={actionClass()}>
        {t('checkout:order.cancel.open')}
        <Icon name="chevron" size={18} />
      </summary>
      <ActionPanel>
        <p>{t('checkout:order.cancel.text')}</p>
        <FormFrame form={form} labels={{}}>
          <input type="hidden" {...orderId} />
          <SubmitButton
            label={t('checkout:order.cancel.submit')}
            busyLabel={t('checkout:order.cancel.busy')}
            isBusy={form.isSending}
          />
        </FormFrame>
      </ActionPanel>
    </details>
  );
}
