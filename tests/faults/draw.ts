import { pickNth } from './real-file.ts';

/** The seed of drawn values: `npm run faults` draws one and prints it, `npm test` takes always the same. */
const seed = Number(process.env.FAULTS_SEED ?? 1);

/** Draws values for the rows of one kind of fault. */
export interface Draw {
  /** Returns a whole number from `min` to `max`. */
  readonly integer: (min: number, max: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Returns lower-case letters. */
  readonly letters: (count: number) => string;
}

/** Creates a draw of its own for each row, so that a row draws the same whichever others run. */
export function createDraw(name: string): Draw {
  let state = [...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), seed);
  /** Mulberry32: 32 bits of state, enough to choose values. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const integer = (min: number, max: number): number => min + (next() % (max - min + 1));
  return {
    integer,
    pick: (items) => pickNth(items, next()),
    letters: (count) => Array.from({ length: count }, () => String.fromCharCode(integer(97, 122))).join(''),
  };
}
