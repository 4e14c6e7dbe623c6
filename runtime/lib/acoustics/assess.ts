import { midOf, type PerBand } from './bands.ts';
import {
  type AbsorptionAreas,
  absorptionAreas,
  areaPerVolume,
  meanCoefficients,
  reverberationTimes,
  type Treatment,
} from './reverberation.ts';
import { type Room, type RoomSizes, sizesOf } from './room.ts';
import { type Target, targetOf } from './uses.ts';

/** Where the calculation misleads. */
export type Warning = 'uneven' | 'longRoom' | 'volumeOutside' | 'veryDead';

/** A room, calculated. */
export interface Assessment {
  readonly sizes: RoomSizes;
  /** Seconds. */
  readonly times: PerBand;
  /** Mean of 500 and 1000 Hz, in seconds. */
  readonly time: number;
  /** Absorption area per volume without people, in 1/m. */
  readonly perVolume: PerBand;
  readonly target: Target;
  readonly isMet: boolean;
  readonly warnings: readonly Warning[];
}

/** The octave bands from 250 to 2000 Hz, which group B is about. */
const comfortBands = [1, 2, 3, 4];

/** A side longer than this many times another misleads the calculation. */
const longest = 5;

/** Mean coefficient at 500 and 1000 Hz above which times are overestimated. Our assumption. */
const deadAbove = 0.5;

/** Calculates a room with what is fixed in it, and compares it with the target of its use. */
export function assess(room: Room, treatments: readonly Treatment[] = []): Assessment {
  const sizes = sizesOf(room);
  const areas = absorptionAreas(room, treatments);
  const times = reverberationTimes(sizes, areas);
  const perVolume = areaPerVolume(sizes, areas);
  const target = targetOf(room.use, sizes.volume, room.height);
  const sides = [room.length, room.width, room.height];
  const warnings: Warning[] = [];
  if (largestShare(room, areas) > maxShare) warnings.push('uneven');
  if (Math.max(...sides) > longest * Math.min(...sides)) warnings.push('longRoom');
  if (target.kind === 'time' && !target.isInRange) warnings.push('volumeOutside');
  if (midOf(meanCoefficients(sizes, areas)) > deadAbove) warnings.push('veryDead');
  return { sizes, times, time: midOf(times), perVolume, target, isMet: isMet(room, sizes, areas), warnings };
}

/** The share of all absorption that a pair of surfaces may have before the calculation misleads. */
export const maxShare = 0.5;

/** Returns whether a room with these absorption areas reaches the target of its use. */
export function isMet({ use, height }: Room, sizes: RoomSizes, areas: AbsorptionAreas): boolean {
  const target = targetOf(use, sizes.volume, height);
  if (target.kind === 'time') return midOf(reverberationTimes(sizes, areas)) <= target.seconds;
  if (target.kind === 'none') return true;
  const perVolume = areaPerVolume(sizes, areas);
  return comfortBands.every((band) => (perVolume[band] ?? 0) >= target.perVolume);
}

/**
 * Returns the largest share of all absorption that one pair of surfaces has, at 500 and 1000 Hz: floor and ceiling, the long walls, or
 * the short ones. What is on walls is taken to be spread over all of them.
 */
export function largestShare(room: Pick<Room, 'length' | 'width'>, areas: AbsorptionAreas): number {
  const { long, level, all } = sharesOf(room, areas);
  return Math.max(long, level) / all;
}

/** Absorption areas of pairs of surfaces at 500 and 1000 Hz: `level` are floor and ceiling. */
export function sharesOf({ length, width }: Pick<Room, 'length' | 'width'>, areas: AbsorptionAreas) {
  const { floor, ceiling, walls, furniture, people, air } = areas;
  const all = [floor, ceiling, walls, furniture, people, air].reduce((sum, each) => sum + midOf(each), 0);
  return {
    all,
    level: midOf(floor) + midOf(ceiling),
    long: (midOf(walls) * Math.max(length, width)) / (length + width),
  };
}
