import type {
  ListedProduct,
  OrderTrackingEvent,
  RequestEvent,
  TrackedItem,
  TrackedList,
  Tracking,
  TrackingEvent,
  ViewedProduct,
} from '#runtime/contracts/tracking.ts';

/** Creates the event of each report, with the payload that GA4 defines. */
export const events = {
  pageView: ({ title, location }) => ({ event: 'page_view', page_title: title, page_location: location }),
  viewItemList: (list, products) => ({
    event: 'view_item_list',
    ecommerce: listPayload(list, products, (product, index) => listItem(list, product, index)),
  }),
  selectItem: (list, products, productId) => ({
    event: 'select_item',
    ecommerce: listPayload(list, products, (product, index) =>
      product.id === productId ? listItem(list, product, index) : undefined,
    ),
  }),
  viewItem: (product) => ({ event: 'view_item', ecommerce: itemPayload(product) }),
  order: (event: OrderTrackingEvent) => event,
  request: (event: RequestEvent) => ({ event }),
} satisfies { [Name in keyof Tracking]: (...told: Parameters<Tracking[Name]>) => TrackingEvent };

function listPayload(
  { id, name }: TrackedList,
  products: readonly ListedProduct[],
  itemOf: (product: ListedProduct, index: number) => TrackedItem | undefined,
) {
  return {
    item_list_id: id,
    item_list_name: name,
    // One locale has one currency; an empty list is never reported.
    currency: products[0]?.fromPrice.currency ?? '',
    items: products.flatMap((product, index) => itemOf(product, index) ?? []),
  };
}

function listItem(list: TrackedList, { id, name, category, fromPrice }: ListedProduct, index: number): TrackedItem {
  return {
    item_id: id,
    item_name: name,
    item_category: category.name,
    item_list_id: list.id,
    item_list_name: list.name,
    index: (list.offset ?? 0) + index,
    price: toUnits(fromPrice.priceExcVat),
    quantity: 1,
  };
}

function itemPayload({ id, name, brand, category, pricing, variant }: ViewedProduct) {
  const price = toUnits(pricing.priceExcVat);
  const item: TrackedItem = {
    item_id: id,
    item_name: name,
    item_brand: brand,
    item_category: category.name,
    ...(variant !== undefined && { item_variant: variant }),
    price,
    quantity: 1,
  };
  return { currency: pricing.currency, value: price, items: [item] };
}

/** Converts cents to units: every currency of the shops has a hundred cents. */
function toUnits(cents: number): number {
  return cents / 100;
}
