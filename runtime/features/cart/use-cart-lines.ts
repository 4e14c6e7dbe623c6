import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { cartLinesCookie } from '#runtime/contracts/cart.ts';

/** How many lines the visitor's order has, as far as a page can know without asking. None on the server: kept pages are everybody's. */
export function useCartLines(): number {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => {
      // Cookies tell nobody that they change: what changes this one is a call, or another tab.
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
