export interface Portion<Item> {
  readonly items: readonly Item[];
  /** Index of the first in the whole. */
  readonly start: number;
}

/** A long list a thousand at a time. */
export function* inPortions<Item>(items: readonly Item[], size = 1000): Generator<Portion<Item>> {
  for (let start = 0; start < items.length; start += size) {
    yield { items: items.slice(start, start + size), start };
  }
}
