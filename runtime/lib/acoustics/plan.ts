import { type Assessment, assess, isMet, maxShare, sharesOf } from './assess.ts';
import { type PerBand, perBand } from './bands.ts';
import { type Absorber, type AbsorptionAreas, absorptionAreas } from './reverberation.ts';
import { type Room, sizesOf } from './room.ts';

/** An absorber that can be bought. */
export interface Purchasable extends Absorber {
  /** Price of a quantity in cents, without VAT. */
  readonly priceOf: (quantity: number) => number;
}

/** How much of the walls (without glass) and of the ceiling may be taken up, each from 0 to 1. */
export interface Limits {
  readonly walls: number;
  readonly ceiling: number;
}

/** What to buy. */
export interface Plan<P extends Purchasable> {
  readonly lines: readonly { readonly absorber: P; readonly quantity: number }[];
  /** In cents. */
  readonly price: number;
  /** Whether no pair of surfaces has more than half of all absorption. */
  readonly isBalanced: boolean;
  readonly after: Assessment;
}

/** The share of the allowed space that a product takes up at least: nobody hangs up a single tile. */
const minShare = 0.1;

/** Quantities on the ceiling that are tried for a pair of products: all of them in rooms, evenly spread ones in halls. */
const tries = 120;

/**
 * Finds the cheapest purchase by which a room reaches its target: at most one product on the walls and one on the ceiling, in balance
 * if there is a purchase that is. Each takes up a tenth of the allowed space or more. Returns `undefined` if nothing within the limits does.
 *
 * More of a product never makes a room more reverberant, so that for each quantity on the ceiling the smallest sufficient one on the
 * walls is found by halving. Prices are taken to rise with quantities.
 */
export function planTreatment<P extends Purchasable>(
  room: Room,
  absorbers: readonly P[],
  limits: Limits,
): Plan<P> | undefined {
  const before = assess(room);
  if (before.isMet) return { lines: [], price: 0, isBalanced: !before.warnings.includes('uneven'), after: before };
  const { floor, walls } = sizesOf(room);
  const space = { wall: Math.max(0, walls - room.glass) * limits.walls, ceiling: floor * limits.ceiling };
  const choices = (surface: Absorber['surface']): readonly Choice<P>[] => [
    { absorber: undefined, min: 0, max: 0 },
    ...absorbers
      .filter((absorber) => absorber.surface === surface && absorber.footprint > 0)
      .map((absorber) => {
        const max = Math.floor(space[surface] / absorber.footprint);
        return { absorber, min: Math.ceil(max * minShare), max };
      })
      .filter(({ max }) => max > 0),
  ];
  let best: Found<P> | undefined;
  for (const ceiling of choices('ceiling')) {
    for (const wall of choices('wall')) {
      const judge = createJudge(room, ceiling.absorber, wall.absorber);
      if (!judge(ceiling.max, wall.max).isMet) continue;
      const step = Math.max(1, Math.ceil(ceiling.max / tries));
      for (let above = ceiling.min; above <= ceiling.max; above += step) {
        if (best?.isBalanced && (ceiling.absorber?.priceOf(above) ?? 0) > best.price) break;
        const aside = smallestSufficient(judge, above, wall);
        if (aside === undefined) continue;
        const lines = linesOf(ceiling.absorber, above, wall.absorber, aside);
        const price = lines.reduce((sum, { absorber, quantity }) => sum + absorber.priceOf(quantity), 0);
        const found = { lines, price, isBalanced: judge(above, aside).isBalanced };
        if (isBetter(found, best)) best = found;
      }
    }
  }
  return best && { ...best, after: assess(room, best.lines) };
}

interface Choice<P> {
  readonly absorber: P | undefined;
  /** The fewest pieces that are worth hanging up. */
  readonly min: number;
  /** The most pieces that there is space for. */
  readonly max: number;
}

type Found<P extends Purchasable> = Omit<Plan<P>, 'after'>;

function isBetter<P extends Purchasable>(found: Found<P>, best: Found<P> | undefined): boolean {
  if (!best) return true;
  return found.isBalanced === best.isBalanced ? found.price < best.price : found.isBalanced;
}

function linesOf<P>(above: P | undefined, quantityAbove: number, aside: P | undefined, quantityAside: number) {
  return [
    ...(above !== undefined && quantityAbove > 0 ? [{ absorber: above, quantity: quantityAbove }] : []),
    ...(aside !== undefined && quantityAside > 0 ? [{ absorber: aside, quantity: quantityAside }] : []),
  ];
}

/** Judges quantities on the ceiling and on the walls. */
type Judge = (above: number, aside: number) => Verdict;

interface Verdict {
  readonly isMet: boolean;
  /** Whether floor and ceiling have no more than half of all absorption. */
  readonly isLevel: boolean;
  readonly isBalanced: boolean;
}

/** Returns what `assess` says of a pair of products, by the gain of each piece: it is asked many thousand times. */
function createJudge(room: Room, above: Absorber | undefined, aside: Absorber | undefined): Judge {
  const sizes = sizesOf(room);
  const bare = absorptionAreas(room);
  const withOne = (absorber: Absorber | undefined): AbsorptionAreas =>
    absorber ? absorptionAreas(room, [{ absorber, quantity: 1 }]) : bare;
  const [ceilings, walls] = [withOne(above).ceiling, withOne(aside).walls];
  const grow = (from: PerBand, toOne: PerBand, times: number): PerBand =>
    perBand((band) => (from[band] ?? 0) + times * ((toOne[band] ?? 0) - (from[band] ?? 0)));
  return (quantityAbove, quantityAside) => {
    const areas = {
      ...bare,
      ceiling: grow(bare.ceiling, ceilings, quantityAbove),
      walls: grow(bare.walls, walls, quantityAside),
    };
    const { level, long, all } = sharesOf(room, areas);
    return {
      isMet: isMet(room, sizes, areas),
      isLevel: level <= maxShare * all,
      isBalanced: Math.max(level, long) <= maxShare * all,
    };
  };
}

/**
 * Finds the smallest quantity on the walls that is enough beside one on the ceiling, and where that is possible balanced: the share
 * of floor and ceiling falls with what is on the walls, while that of the walls rises.
 */
function smallestSufficient(
  judge: Judge,
  above: number,
  { min, max }: Pick<Choice<unknown>, 'min' | 'max'>,
): number | undefined {
  const enough = smallest(min, max, (aside) => judge(above, aside).isMet);
  if (enough === undefined) return undefined;
  const level = smallest(enough, max, (aside) => judge(above, aside).isLevel);
  return level !== undefined && judge(above, level).isBalanced ? level : enough;
}

/** Returns the smallest number of a range that holds, for a condition that goes on to hold; `undefined` if none does. */
function smallest(from: number, to: number, holds: (quantity: number) => boolean): number | undefined {
  if (!holds(to)) return undefined;
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
