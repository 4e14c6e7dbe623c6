import { LRUCache } from 'lru-cache';

/** Bounds of a store. */
export interface StoreBounds {
  readonly bytes: number;
  readonly items: number;
}

/** An item that can be stored. */
export interface Keepable {
  /** Tags of its sources: `product:<id>`, `menus`. */
  readonly tags: ReadonlySet<string>;
}

/** Matches all tags of a shop. */
export const everything = '*';

/** Approximate bytes of the objects around an item, besides its value and key. */
const overhead = 1024;

/** Share of the store for items that were requested more than once. */
const protectedShare = 0.8;

/**
 * Items in memory, within bounds. The least recently used are evicted first, and items that were requested once before
 * those that are requested repeatedly, so that a crawler of all addresses evicts only its own items.
 */
export class BoundedStore<Item extends Keepable> {
  readonly #bounds: StoreBounds;
  readonly #new: LRUCache<string, Item>;
  /** Items that were requested again. They may not fill the whole store, which leaves room for new items. */
  readonly #proven: LRUCache<string, Item>;

  /** @param bytesOf - Memory that an item takes, without its tags. */
  constructor(bounds: StoreBounds, bytesOf: (item: Item) => number) {
    this.#bounds = bounds;
    const sizeCalculation = (item: Item, key: string): number => getSize(key, item, bytesOf(item));
    this.#new = new LRUCache({ max: bounds.items, maxSize: atLeastOne(bounds.bytes), sizeCalculation });
    this.#proven = new LRUCache({
      max: atLeastOne(bounds.items * protectedShare),
      maxSize: atLeastOne(bounds.bytes * protectedShare),
      sizeCalculation,
      disposeAfter: (item, key, reason) => {
        if (reason === 'evict') this.#new.set(key, item);
      },
    });
  }

  get bytes(): number {
    return this.#new.calculatedSize + this.#proven.calculatedSize;
  }

  get items(): number {
    return this.#new.size + this.#proven.size;
  }

  get(key: string): Item | undefined {
    const proven = this.#proven.get(key);
    if (proven) return proven;
    const item = this.#new.get(key);
    if (item) this.#prove(key, item);
    return item;
  }

  /** Stores an item; one that is larger than the whole store is not stored. */
  set(key: string, item: Item): void {
    const isProven = this.#proven.has(key);
    this.delete(key);
    this.#new.set(key, item);
    if (isProven && this.#new.has(key)) this.#prove(key, item);
    this.#shrink();
  }

  delete(key: string): void {
    this.#new.delete(key);
    this.#proven.delete(key);
  }

  /** Updates the size of an item that has grown, unless it was replaced since. */
  measure(key: string, isIt: (item: Item) => boolean): void {
    for (const segment of this.#segments) {
      const item = segment.peek(key);
      if (!item || !isIt(item)) continue;
      segment.delete(key);
      segment.set(key, item);
    }
    this.#shrink();
  }

  /** Deletes every item with one of these tags. */
  purge(tags: readonly string[]): number {
    const gone = new Set(tags);
    const all = gone.has(everything);
    let purged = 0;
    for (const segment of this.#segments) {
      for (const [key, item] of [...segment.entries()]) {
        if (!all && ![...item.tags].some((tag) => gone.has(tag))) continue;
        segment.delete(key);
        purged += 1;
      }
    }
    return purged;
  }

  /** Segments in the order of eviction. */
  get #segments(): readonly LRUCache<string, Item>[] {
    return [this.#new, this.#proven];
  }

  #prove(key: string, item: Item): void {
    this.#new.delete(key);
    this.#proven.set(key, item);
    // Larger than its share of the store.
    if (!this.#proven.has(key)) this.#new.set(key, item);
  }

  #shrink(): void {
    while (this.bytes > this.#bounds.bytes || this.items > this.#bounds.items) {
      if (this.#new.pop() === undefined) this.#proven.pop();
    }
  }
}

/** Returns a bound of at least one: the library takes whole numbers, and 0 for no bound. */
function atLeastOne(bound: number): number {
  return Math.max(1, Math.floor(bound));
}

/** Returns the approximate bytes of an item. */
function getSize(key: string, item: Keepable, bytes: number): number {
  let size = overhead + bytes + 2 * key.length;
  for (const tag of item.tags) size += 2 * tag.length + 16;
  return size;
}
