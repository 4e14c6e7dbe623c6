import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { textLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useLocation } from '#runtime/ui/navigation.ts';
import { Note } from '#runtime/ui/note.styles.ts';
import { readReordered, reorderReasons } from './not-added-lines.ts';
import type { Order } from './order.ts';
import { screenOnlyClass } from './order-sections.styles.ts';

/** Shows which lines of an order that was ordered again are not in the cart, and why. */
export function ReorderedNote({ order }: { readonly order: Pick<Order, 'lines'> }): ReactNode {
  const { href, t } = useLocale();
  const { added, notAdded } = readReordered(order, useLocation().search);
  const cart = href('cart');
  return (
    <Note role="status" tone={added > 0 ? 'info' : 'warning'} className={screenOnlyClass()}>
      <p>
        <strong>{t(added > 0 ? 'checkout:order.reorder.some' : 'checkout:order.reorder.none')}</strong>
      </p>
      {notAdded.length > 0 && (
        <>
          <p>{t('checkout:order.reorder.text')}</p>
          <ul>
            {notAdded.map(({ lineId, name, reason }) => (
              <li key={lineId}>
                {name}: {t(reorderReasons[reason])}
              </li>
            ))}
          </ul>
        </>
      )}
      {added > 0 && cart !== undefined && (
        <p>
          <Link to={cart} className={textLinkClass()}>
            {t('checkout:order.reorder.toCart')}
          </Link>
        </p>
      )}
    </Note>
  );
}
