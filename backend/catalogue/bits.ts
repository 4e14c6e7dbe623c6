/**
 * Sets of products as bits. The order of the bytes within a word is the machine's, so the place of a bit is read from the
 * bytes.
 */

// Plain loops: they run over a megabyte for one listing of 100,000 products, and a call for each word would be slower.

/** Returns the number of bits that are set. */
export function countBits(bits: Uint32Array): number {
  return countCommonBits(bits, bits);
}

/** Returns the number of bits that are set in both. */
export function countCommonBits(some: Uint32Array, others: Uint32Array): number {
  let count = 0;
  for (let index = 0; index < some.length; index++) {
    // Adds up neighbours: pairs of bits, then fours, then bytes.
    const word = (some[index] ?? 0) & (others[index] ?? 0);
    const pairs = word - ((word >>> 1) & 0x55555555);
    const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
    count += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** Returns whether any bit is set in both. */
export function haveCommonBits(some: Uint32Array, others: Uint32Array): boolean {
  for (let index = 0; index < some.length; index++) {
    if (((some[index] ?? 0) & (others[index] ?? 0)) !== 0) return true;
  }
  return false;
}

/** Returns the bits that are set in both. */
export function intersectBits(some: Uint32Array, others: Uint32Array): Uint32Array {
  const common = new Uint32Array(some.length);
  for (let index = 0; index < some.length; index++) common[index] = (some[index] ?? 0) & (others[index] ?? 0);
  return common;
}

/** Returns the bits that are set in any. */
export function uniteBits(sets: readonly Uint32Array[], length: number): Uint32Array {
  const united = new Uint32Array(length);
  for (const set of sets) {
    for (let index = 0; index < length; index++) united[index] = (united[index] ?? 0) | (set[index] ?? 0);
  }
  return united;
}

/** Returns the places of the bits that are set, in their order: the first bit of a byte is its highest, as in PostgreSQL. */
export function listBits(bytes: Uint8Array): number[] {
  const places: number[] = [];
  for (const [index, byte] of bytes.entries()) {
    for (let rest = byte; rest !== 0; ) {
      const place = Math.clz32(rest) - 24;
      places.push(index * 8 + place);
      rest &= ~(0x80 >> place);
    }
  }
  return places;
}
