import type { ReactNode } from 'react';
import type { SiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { Note } from '#runtime/ui/note.styles.ts';
import { useSlots } from '#runtime/ui/slots-context.ts';
import { BuyBar, BuyEnd, buyBarStyles } from './configurator-form.styles.ts';

interface AddButtonProps {
  readonly form: SiteForm;
  readonly isAdded: boolean;
  /** The price beside the button. */
  readonly price: ReactNode;
  /** Kind of the saved item. */
  readonly kind: 'ConfiguredProduct' | 'PhotoPrint';
}

/** Shows the button that adds the configuration to the cart and confirms it, or saves it. */
export function AddButton({ form, isAdded, price, kind }: AddButtonProps): ReactNode {
  const { href, t } = useLocale();
  buyBarStyles();
  const cart = href('cart');
  const { saveProduct: SaveProduct } = useSlots();
  return (
    <>
      <BuyBar data-buy-bar="">
        {price}
        <SubmitButton label={t('product:buy.add')} busyLabel={t('product:buy.adding')} isBusy={form.isSending} />
      </BuyBar>
      <BuyEnd>
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
        {SaveProduct && <SaveProduct kind={kind} form={form} />}
      </BuyEnd>
    </>
  );
}
