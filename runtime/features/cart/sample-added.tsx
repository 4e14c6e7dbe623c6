import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { addToCart } from '#runtime/lib/order-events.ts';
import { useLocation, useNavigate } from '#runtime/ui/navigation.ts';
import { Note } from '#runtime/ui/note.styles.ts';
import { useTracking } from '#runtime/ui/tracking-context.ts';
import type { Order } from './cart.ts';
import { orderedSample } from './ordered-sample.ts';

interface SampleAddedProps {
  readonly cart: Order;
}

/**
 * Says that the sample which the address names is in the cart, and tracks it: its form is sent without code of ours. The address
 * loses the name then, so that a reload is no second order.
 */
export function SampleAdded({ cart }: SampleAddedProps): ReactNode {
  const { t } = useLocale();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const tracking = useTracking();
  const [sample] = useState(() => orderedSample(search));
  const line =
    sample &&
    cart.lines.find(({ productId, variantId }) => productId === sample.productId && variantId === sample.variantId);
  const report = useEffectEvent(() => {
    if (line === undefined || orderedSample(search) === undefined) return;
    tracking?.report(['order', addToCart(line, 1)]);
    void navigate(pathname, { replace: true, preventScrollReset: true });
  });
  useEffect(() => report(), []);
  return (
    line && (
      <Note role="status">
        <p>{t('cart:added', { name: line.name })}</p>
      </Note>
    )
  );
}
