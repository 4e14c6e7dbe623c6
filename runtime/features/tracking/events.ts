import type {
  ListedProduct,
  TrackedItem,
  TrackedList,
  TrackingEvent,
  ViewedPage,
  ViewedProduct,
} from '#runtime/contracts/tracking.ts';

/** Creates the events of what a page shows, with the payload that GA4 defines. */
export const events = {
  pageView: ({ title, location }: ViewedPage) => ({ event: 'page_view', page_title: title, page_location: location }),
  viewItemList: (list: TrackedList, products: readonly ListedProduct[]) => ({
    event: 'view_item_list',
    ecommerce: listPayload(
      list,
      products.map((product, index) => ({ product, index })),
    ),
  }),
  /** @param index - Place of the product in the list, counted from 0. */
  selectItem: (list: TrackedList, products: readonly ListedProduct[], index: number) => ({
    event: 'select_item',
    ecommerce: listPayload(
      list,
      products.slice(index, index + 1).map((product) => ({ product, index })),
    ),
  }),
  viewItem: (product: ViewedProduct) => ({ event: 'view_item', ecommerce: itemPayload(product) }),
} satisfies Record<string, (...told: never[]) => TrackingEvent>;

interface PlacedProduct {
  readonly product: ListedProduct;
  readonly index: number;
}

function listPayload(list: TrackedList, products: readonly PlacedProduct[]) {
  return {
    item_list_id: list.id,
    item_list_name: list.name,
    // One locale has one currency; an empty list is never reported.
    currency: products[0]?.product.fromPrice.currency ?? '',
    items: products.map(({ product, index }) => listItem(list, product, index)),
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
