import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { Link } from '#runtime/ui/link.tsx';
import { useLocation } from '#runtime/ui/navigation.ts';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { CartCount, cartLinkClass } from './cart-link.styles.ts';
import { useCartLines } from './use-cart-lines.ts';

const bag = 'M4.5 7h11l-.9 9.5H5.4zM7.3 9.3V5.9a2.7 2.7 0 0 1 5.4 0v3.4';

/**
 * Shows a link to the cart with its number of lines, which only the browser knows, since the page is cached for
 * everybody.
 */
export function CartLink(): ReactNode {
  const { href, t } = useLocale();
  // The count may change with the page.
  useLocation();
  const count = useCartLines();
  const cart = href('cart');
  // A locale may have none.
  if (cart === undefined) return null;
  return (
    <Link to={cart} className={cartLinkClass()}>
      <Icon path={bag} />
      <span className={hiddenClass()}>{count === 0 ? t('header:cart.label') : t('header:cart.filled', { count })}</span>
      {count > 0 && <CartCount aria-hidden="true">{count}</CartCount>}
    </Link>
  );
}
