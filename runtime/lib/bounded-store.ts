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

interface Slot<Item> {
  readonly key: string;
  readonly item: Item;
  size: number;
  /** Whether it was asked for again after it was kept. */
  proven: boolean;
}

/**
 * Items in memory, within bounds. What has not been asked for longest goes first, and what was asked for only once goes
 * before what is asked for again and again: somebody who walks through every address there is drives out nobody's items
 * but his own.
 */
export class BoundedStore<Item extends Keepable> {
  readonly #bounds: StoreBounds;
  readonly #bytesOf: (item: Item) => number;
  /** In the order of use, the latest last. */
  readonly #new = new Map<string, Slot<Item>>();
  readonly #proven = new Map<string, Slot<Item>>();
  #bytes = 0;
  #provenBytes = 0;

  /** @param bytesOf - Memory that an item takes, without its tags. */
  constructor(bounds: StoreBounds, bytesOf: (item: Item) => number) {
    this.#bounds = bounds;
    this.#bytesOf = bytesOf;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get items(): number {
    return this.#new.size + this.#proven.size;
  }

  get(key: string): Item | undefined {
    const slot = this.#proven.get(key) ?? this.#new.get(key);
    if (slot === undefined) return undefined;
    this.#segmentOf(slot).delete(key);
    if (!slot.proven) {
      slot.proven = true;
      this.#provenBytes += slot.size;
    }
    this.#proven.set(key, slot);
    this.#demote();
    return slot.item;
  }

  /** Keeps an item; one that is larger than the whole store is not kept. */
  set(key: string, item: Item): void {
    const before = this.#proven.get(key) ?? this.#new.get(key);
    if (before) this.#remove(before);
    const slot = { key, item, size: this.#sizeOf(key, item), proven: before?.proven ?? false };
    if (slot.size > this.#bounds.bytes) return;
    this.#segmentOf(slot).set(key, slot);
    this.#bytes += slot.size;
    if (slot.proven) this.#provenBytes += slot.size;
    this.#shrink();
  }

  delete(key: string): void {
    const slot = this.#proven.get(key) ?? this.#new.get(key);
    if (slot) this.#remove(slot);
  }

  /** Counts an item again that has grown since; not the one that has taken its place. */
  measure(key: string, isIt: (item: Item) => boolean): void {
    const slot = this.#proven.get(key) ?? this.#new.get(key);
    if (!slot || !isIt(slot.item)) return;
    const size = this.#sizeOf(key, slot.item);
    this.#bytes += size - slot.size;
    if (slot.proven) this.#provenBytes += size - slot.size;
    slot.size = size;
    this.#shrink();
  }

  /** Lets go of every item that was made of one of these. */
  purge(tags: readonly string[]): number {
    const gone = new Set(tags);
    const all = gone.has(everything);
    let purged = 0;
    for (const segment of [this.#new, this.#proven]) {
      for (const slot of segment.values()) {
        if (!all && ![...slot.item.tags].some((tag) => gone.has(tag))) continue;
        this.#remove(slot);
        purged += 1;
      }
    }
    return purged;
  }

  #segmentOf(slot: Slot<Item>): Map<string, Slot<Item>> {
    return slot.proven ? this.#proven : this.#new;
  }

  #remove(slot: Slot<Item>): void {
    this.#segmentOf(slot).delete(slot.key);
    this.#bytes -= slot.size;
    if (slot.proven) this.#provenBytes -= slot.size;
  }

  /** What is asked for again may not fill the store either: new items need room to prove themselves. */
  #demote(): void {
    for (const [key, slot] of this.#proven) {
      if (
        this.#provenBytes <= this.#bounds.bytes * protectedShare &&
        this.#proven.size <= this.#bounds.items * protectedShare
      )
        return;
      this.#proven.delete(key);
      this.#provenBytes -= slot.size;
      slot.proven = false;
      this.#new.set(key, slot);
    }
  }

  #shrink(): void {
    for (const segment of [this.#new, this.#proven]) {
      for (const slot of segment.values()) {
        if (this.#bytes <= this.#bounds.bytes && this.items <= this.#bounds.items) return;
        this.#remove(slot);
      }
    }
  }

  #sizeOf(key: string, item: Item): number {
    let size = overhead + this.#bytesOf(item) + 2 * key.length;
    for (const tag of item.tags) size += 2 * tag.length + 16;
    return size;
  }
}
