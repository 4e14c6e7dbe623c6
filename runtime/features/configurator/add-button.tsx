import type { ReactNode } from 'react';
import type { SiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { FormActions } from '#runtime/ui/form/form-layout.styles.ts';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { Note } from '#runtime/ui/note.styles.ts';

interface AddButtonProps {
  readonly form: SiteForm;
  readonly isAdded: boolean;
}

/** Puts what is chosen into the cart, and says that it is there. */
export function AddButton({ form, isAdded }: AddButtonProps): ReactNode {
  const { href, t } = useLocale();
  const cart = href('cart');
  return (
    <>
      <FormActions>
        <SubmitButton label={t('product:buy.add')} busyLabel={t('product:buy.adding')} isBusy={form.isSending} />
      </FormActions>
      <div role="status">
        {isAdded && (
          <Note tone="success">
            <p>{t('product:buy.added')}</p>
            {cart !== undefined && (
              <Link to={cart} className={onwardLinkClass()}>
                {t('product:buy.toCart')}
              </Link>
            )}
          </Note>
        )}
      </div>
    </>
  );
}
