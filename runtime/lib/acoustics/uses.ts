import type { RoomUse } from '#runtime/contracts/room-uses.ts';

/** The reverberation time that a room of group A may have, in seconds: `slope` · lg V + `offset`, V in cubic metres. */
interface TimeRule {
  readonly group: 'A';
  readonly slope: number;
  readonly offset: number;
  /** The volumes for which it is given, in cubic metres. */
  readonly from: number;
  readonly to: number;
  /** Seconds for larger rooms; absent: none is given. */
  readonly above?: number;
}

/**
 * The absorption area per volume that a room of group B needs, in 1/m: `low` up to a clear height of 2.5 m, else
 * 1 / (`base` + 4.69 · lg h). Absent: none.
 */
interface AreaRule {
  readonly group: 'B';
  readonly low?: number;
  readonly base?: number;
}

/**
 * What rooms are used for, with the limits of DIN 18041 as a manufacturer has published them; the standard itself was not read
 * (`docs/room-calculator.md`).
 */
const rules: Readonly<Record<RoomUse, TimeRule | AreaRule>> = {
  music: { group: 'A', slope: 0.45, offset: 0.07, from: 30, to: 1000 },
  speech: { group: 'A', slope: 0.37, offset: -0.14, from: 50, to: 5000 },
  teaching: { group: 'A', slope: 0.32, offset: -0.17, from: 30, to: 5000 },
  inclusiveTeaching: { group: 'A', slope: 0.26, offset: -0.14, from: 30, to: 500 },
  sport: { group: 'A', slope: 0.75, offset: -1, from: 200, to: 10_000, above: 2 },
  corridor: { group: 'B' },
  exhibition: { group: 'B', low: 0.15, base: 4.8 },
  waiting: { group: 'B', low: 0.2, base: 3.13 },
  office: { group: 'B', low: 0.25, base: 2.13 },
  callCentre: { group: 'B', low: 0.3, base: 1.47 },
};

/**
 * What a room should reach: a reverberation time in seconds (mean of 500 and 1000 Hz), or an absorption area per volume in 1/m in each
 * octave from 250 to 2000 Hz.
 */
export type Target =
  | { readonly kind: 'time'; readonly seconds: number; readonly isInRange: boolean }
  | { readonly kind: 'area'; readonly perVolume: number }
  | { readonly kind: 'none' };

/**
 * Returns the target for a use.
 * @param volume - In cubic metres.
 * @param height - Clear height in metres.
 */
export function targetOf(use: RoomUse, volume: number, height: number): Target {
  const rule = rules[use];
  if (rule.group === 'A') {
    const { slope, offset, from, to, above } = rule;
    if (volume > to && above !== undefined) return { kind: 'time', seconds: above, isInRange: true };
    const seconds = slope * Math.log10(Math.min(to, Math.max(from, volume))) + offset;
    return { kind: 'time', seconds, isInRange: volume >= from && volume <= to };
  }
  const { low, base } = rule;
  if (low === undefined || base === undefined) return { kind: 'none' };
  return { kind: 'area', perVolume: height <= 2.5 ? low : 1 / (base + 4.69 * Math.log10(height)) };
}
