import { LRUCache } from 'lru-cache';

/** How much a store may hold. */
export interface StoreBounds {
  readonly bytes: number;
  readonly items: number;
}

/** What can be kept. */
export interface Keepable {
  /** What it was made of: `product:<id>`, `menus`. */
  readonly tags: ReadonlySet<string>;
}

/** Stands for all tags of a shop: whatever there is was made of it. */
export const everything = '*';

/** Bytes that an item takes besides itself and its key, roughly: the objects that hold it. */
const overhead = 1024;

/** Part of the store that items may fill which were asked for more than once. */
const protectedShare = 0.8;

/**
 * Items in memory, within bounds. What has not been asked for longest goes first, and what was asked for only once goes
 * before what is asked for again and again: somebody who walks through every address there is drives out nobody's items
 * but his own.
 */
export class BoundedStore<Item extends Keepable> {
  readonly #bounds: StoreBounds;
  readonly #new: LRUCache<string, Item>;
  /**
   * What was asked for again after it was kept. It may not fill the store either: new items need room to prove
   * themselves.
   */
  readonly #proven: LRUCache<string, Item>;

  /** @param bytesOf - Memory that an item takes, without its tags. */
  constructor(bounds: StoreBounds, bytesOf: (item: Item) => number) {
    this.#bounds = bounds;
    const sizeCalculation = (item: Item, key: string): number => sizeOf(key, item, bytesOf(item));
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

  /** Keeps an item; one that is larger than the whole store is not kept. */
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

  /** Counts an item again that has grown since; not the one that has taken its place. */
  measure(key: string, isIt: (item: Item) => boolean): void {
    for (const segment of this.#segments) {
      const item = segment.peek(key);
      if (!item || !isIt(item)) continue;
      segment.delete(key);
      segment.set(key, item);
    }
    this.#shrink();
  }

  /** Lets go of every item that was made of one of these. */
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

  /** What goes first stands first. */
  get #segments(): readonly LRUCache<string, Item>[] {
    return [this.#new, this.#proven];
  }

  #prove(key: string, item: Item): void {
    this.#new.delete(key);
    this.#proven.set(key, item);
    // Larger than what it may take of the store.
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
function sizeOf(key: string, item: Keepable, bytes: number): number {
  let size = overhead + bytes + 2 * key.length;
  for (const tag of item.tags) size += 2 * tag.length + 16;
  return size;
}
