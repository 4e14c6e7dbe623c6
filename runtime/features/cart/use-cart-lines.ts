import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { cartLinesCookie } from '#runtime/contracts/cart.ts';

/**
 * Returns the number of lines in the visitor's cart, as far as a page knows it without a request. 0 on the server:
 * cached pages are the same for everyone.
 */
export function useCartLines(): number {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => {
      // There are no events for changed cookies; a call or another tab changes this one.
      const forget = queryClient.getMutationCache().subscribe(onChange);
      window.addEventListener('focus', onChange);
      return () => {
        forget();
        window.removeEventListener('focus', onChange);
      };
    },
    [queryClient],
  );
  return useSyncExternalStore(subscribe, countLines, () => 0);
}

function countLines(): number {
  return Number(new RegExp(`(?:^|; )${cartLinesCookie}=(\\d+)`).exec(document.cookie)?.[1] ?? 0);
}
