import { everything, type KeptPage } from './page-answer.ts';
import type { PageBody } from './page-body.ts';

/** How much a store may hold. */
export interface StoreBounds {
  readonly bytes: number;
  readonly pages: number;
}

/** Bytes that a page takes besides its body and its address, roughly: the objects that hold it. */
const overhead = 1024;

/** Part of the store that pages may fill which were asked for more than once. */
const protectedShare = 0.8;

interface Slot {
  readonly key: string;
  readonly page: KeptPage;
  size: number;
  /** Whether it was asked for again after it was kept. */
  proven: boolean;
}

/**
 * Pages in memory, within bounds. What has not been asked for longest goes first, and what was asked for only once goes
 * before what is asked for again and again: somebody who walks through every address there is drives out nobody's pages
 * but his own.
 */
export class PageStore {
  readonly #bounds: StoreBounds;
  /** In the order of use, the latest last. */
  readonly #new = new Map<string, Slot>();
  readonly #proven = new Map<string, Slot>();
  #bytes = 0;
  #provenBytes = 0;

  constructor(bounds: StoreBounds) {
    this.#bounds = bounds;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get pages(): number {
    return this.#new.size + this.#proven.size;
  }

  get(key: string): KeptPage | undefined {
    const slot = this.#proven.get(key) ?? this.#new.get(key);
    if (slot === undefined) return undefined;
    this.#segmentOf(slot).delete(key);
    if (!slot.proven) {
      slot.proven = true;
      this.#provenBytes += slot.size;
    }
    this.#proven.set(key, slot);
    this.#demote();
    return slot.page;
  }

  /** Keeps a page; one that is larger than the whole store is not kept. */
  set(key: string, page: KeptPage): void {
    const before = this.#proven.get(key) ?? this.#new.get(key);
    if (before) this.#remove(before);
    const slot = { key, page, size: sizeOf(key, page), proven: before?.proven ?? false };
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

  /** Counts a page again whose body has got another form. */
  measure(key: string, body: PageBody): void {
    const slot = this.#proven.get(key) ?? this.#new.get(key);
    if (slot?.page.body !== body) return;
    const size = sizeOf(key, slot.page);
    this.#bytes += size - slot.size;
    if (slot.proven) this.#provenBytes += size - slot.size;
    slot.size = size;
    this.#shrink();
  }

  /** Lets go of every page that was made of one of these. */
  purge(tags: readonly string[]): number {
    const gone = new Set(tags);
    const all = gone.has(everything);
    let purged = 0;
    for (const segment of [this.#new, this.#proven]) {
      for (const slot of segment.values()) {
        if (!all && ![...slot.page.tags].some((tag) => gone.has(tag))) continue;
        this.#remove(slot);
        purged += 1;
      }
    }
    return purged;
  }

  #segmentOf(slot: Slot): Map<string, Slot> {
    return slot.proven ? this.#proven : this.#new;
  }

  #remove(slot: Slot): void {
    this.#segmentOf(slot).delete(slot.key);
    this.#bytes -= slot.size;
    if (slot.proven) this.#provenBytes -= slot.size;
  }

  /** What is asked for again may not fill the store either: new pages need room to prove themselves. */
  #demote(): void {
    for (const [key, slot] of this.#proven) {
      if (
        this.#provenBytes <= this.#bounds.bytes * protectedShare &&
        this.#proven.size <= this.#bounds.pages * protectedShare
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
        if (this.#bytes <= this.#bounds.bytes && this.pages <= this.#bounds.pages) return;
        this.#remove(slot);
      }
    }
  }
}

function sizeOf(key: string, { body, tags }: KeptPage): number {
  let size = overhead + body.size + 2 * key.length;
  for (const tag of tags) size += 2 * tag.length + 16;
  return size;
}
