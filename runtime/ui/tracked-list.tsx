import { createContext, type ReactNode, useContext } from 'react';
import { itemAttribute, type ListedProduct, listAttribute, type TrackedList } from '#runtime/contracts/tracking.ts';
import { useLocation } from './navigation.ts';
import { useShownReport, useTracking } from './tracking-context.ts';

/** Id of the list that products stand in; absent where nothing is tracked. */
const ListContext = createContext<string | undefined>(undefined);

interface TrackedProductsProps {
  readonly list: TrackedList;
  readonly products: readonly ListedProduct[];
  readonly children: ReactNode;
}

/** Tracks a list of products on the page, and which of them are followed. Adds nothing to the page. */
export function TrackedProducts({ list, products, children }: TrackedProductsProps): ReactNode {
  const isTracked = useTracking() !== undefined;
  const { key } = useLocation();
  // Once per visit of the page: changed prices or a new answer of the server are the same list.
  useShownReport(
    () => (products.length === 0 ? undefined : ['viewItemList', list, products.map(toListedProduct)]),
    `${key} ${list.id} ${products.length > 0}`,
  );
  return <ListContext value={isTracked ? list.id : undefined}>{children}</ListContext>;
}

function toListedProduct({ id, name, category, fromPrice: { currency, priceExcVat } }: ListedProduct): ListedProduct {
  return { id, name, category: { name: category.name }, fromPrice: { currency, priceExcVat } };
}

/** Returns the attributes of the link to a product of a list, by which the tracker recognizes what was selected. */
export function useItemAttributes(): (productId: string) => Readonly<Record<string, string>> {
  const listId = useContext(ListContext);
  return (productId) => (listId === undefined ? {} : { [listAttribute]: listId, [itemAttribute]: productId });
}
