export interface Portion<Item> {
  readonly items: readonly Item[];
  /** Index of the first item in the whole list. */
  readonly start: number;
}

/** Yields a long list a thousand items at a time; an empty one as one empty portion. */
export function* inPortions<Item>(items: readonly Item[], size = 1000): Generator<Portion<Item>> {
  yield { items: items.slice(0, size), start: 0 };
  for (let start = size; start < items.length; start += size) {
    yield { items: items.slice(start, start + size), start };
  }
}
