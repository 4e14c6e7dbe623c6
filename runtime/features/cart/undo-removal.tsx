import type { ReactNode } from 'react';
import { addToCartForm } from '#runtime/forms/add-to-cart-form.ts';
import { formNameField } from '#runtime/forms/form-name-field.ts';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { addToCart } from '#runtime/lib/order-events.ts';
import { useLocation, useNavigate } from '#runtime/ui/navigation.ts';
import { Note } from '#runtime/ui/note.styles.ts';
import { useTracking } from '#runtime/ui/tracking-context.ts';
import { removeClass } from './cart-line.styles.ts';
import type { RemovedLine } from './removed-line.ts';

interface UndoRemovalProps {
  readonly removed: RemovedLine;
}

/** Shows that a line was removed, with a button to undo that. */
export function UndoRemoval({ removed: { name, fields } }: UndoRemovalProps): ReactNode {
  const { t } = useLocale();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const tracking = useTracking();
  const form = useSiteForm(addToCartForm, {
    onTaken: ({ value, answer }) => {
      const line = answer.lines.findLast(({ productId }) => productId === value.productId);
      if (line) tracking?.report(['order', addToCart(line, value.quantity)]);
      void navigate(pathname, { replace: true, preventScrollReset: true });
    },
    defaults: fields,
  });
  return (
    <Note role="status">
      <p>{t('cart:removed', { name })}</p>
      <form {...form.props}>
        <input type="hidden" name={formNameField} value={form.name} />
        {Object.keys(fields).map((field) => (
          <input key={field} type="hidden" {...form.field(field)} />
        ))}
        <button type="submit" className={removeClass()}>
          {t('cart:undo')}
        </button>
        {form.problem !== undefined && <p role="alert">{form.problem}</p>}
      </form>
    </Note>
  );
}
