import { createContext, type ReactNode, useContext, useEffect, useEffectEvent } from 'react';
import type { ListedProduct, TrackedList } from '#runtime/contracts/tracking.ts';
import { useLocation } from './navigation.ts';
import { useTracking } from './tracking-context.ts';

const SelectContext = createContext<(productId: string) => void>(() => {});

interface TrackedProductsProps {
  readonly list: TrackedList;
  readonly products: readonly ListedProduct[];
  readonly children: ReactNode;
}

/** Tracks a list of products on the page, and which of them are followed. Adds nothing to the page. */
export function TrackedProducts({ list, products, children }: TrackedProductsProps): ReactNode {
  const tracking = useTracking();
  const { key } = useLocation();
  const tell = useEffectEvent(() => tracking?.viewItemList(list, products));
  // Once for each arrival: other prices or another answer of the server are no other list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what an arrival is told by
  useEffect(() => {
    if (products.length > 0) tell();
  }, [key, list.id, products.length > 0]);
  return (
    <SelectContext value={(productId) => tracking?.selectItem(list, products, productId)}>{children}</SelectContext>
  );
}

/** Returns the handler for the link to a product of a list, to be called when it is followed. */
export function useSelectProduct(): (productId: string) => void {
  return useContext(SelectContext);
}
