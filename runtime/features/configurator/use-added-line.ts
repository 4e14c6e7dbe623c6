import { useState } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { addToCart } from '#runtime/lib/order-events.ts';
import { useTracking } from '#runtime/ui/tracking-context.ts';

interface Added {
  readonly value: { readonly quantity: number };
  readonly answer: components['schemas']['Order'];
}

/** Remembers that something was added to the cart, until something else is chosen, and tracks it. */
export function useAddedLine(productId: string, variantId: string | undefined) {
  const tracking = useTracking();
  const [isAdded, setIsAdded] = useState(false);
  return {
    isAdded,
    forget: () => setIsAdded(false),
    onTaken: ({ value, answer }: Added): void => {
      setIsAdded(true);
      const line = answer.lines.findLast(
        (each) => each.productId === productId && (variantId === undefined || each.variantId === variantId),
      );
      if (line) tracking?.report(['order', addToCart(line, value.quantity)]);
    },
  };
}
