/** Random choices that a seed repeats. */
export interface Random {
  /** Returns an integer from 0 up to, not including, a bound. */
  below(bound: number): number;
  /** Returns whether something that happens so often happens now. @param share - From 0 to 1. */
  happens(share: number): boolean;
  pick<const From extends readonly [unknown, ...unknown[]]>(from: From): From[number];
  /** Returns choices of its own, so that more or fewer of them leave others as they are. */
  fork(): Random;
}

/** Returns choices from a seed (Mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (bound) => Math.floor(next() * bound),
    happens: (share) => next() < share,
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
    fork: () => createRandom(Math.floor(next() * 2 ** 32)),
  };
}
