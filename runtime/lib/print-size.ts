import type { components } from '#generated/contracts/product-api.ts';
import type { Sides } from './print-crop.ts';

type Scale = components['schemas']['UnitScale'];

/** Bounds of one side, in millimetres. */
export interface SideBounds {
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
  readonly default: number;
}

/** Bounds of the size in percent of the default size. */
export type ScaleBounds = SideBounds;

/** The sizes of a photo print: one, or any within bounds. */
export type PrintSizes =
  | { readonly kind: 'fixed'; readonly size: Sides }
  | {
      readonly kind: 'free';
      readonly width: SideBounds;
      readonly height: SideBounds;
      readonly scale: ScaleBounds | undefined;
    };

/** Bounds of an unbounded side: those of `Millimetres` in the product API. */
const unbounded = { minimum: 1, maximum: 100_000, step: 1 } as const;

/**
 * Returns the sizes of a photo print. Sold by the piece, a variant that has a size is printed in it; else the size is
 * chosen within the bounds of the photo print. None where it has neither.
 *
 * @param variantSize - Millimetres of the variant on show.
 */
export function printSizes(
  scales: readonly Scale[],
  unit: components['schemas']['PriceUnit'],
  variantSize: Sides | undefined,
): PrintSizes | undefined {
  const of = (kind: Scale['kind']): SideBounds | undefined => scales.find((scale) => scale.kind === kind);
  const [width, height] = [of('Width'), of('Height')];
  const isBounded = width !== undefined || height !== undefined;
  if (variantSize && (unit === 'piece' || !isBounded)) {
    return { kind: 'fixed', size: { width: variantSize.width, height: variantSize.height } };
  }
  const start = width?.default ?? height?.default;
  if (start === undefined) return undefined;
  const open = { ...unbounded, default: start };
  const sides = { width: width ?? open, height: height ?? open };
  const scale = of('Scale');
  return { kind: 'free', ...sides, scale: scale && inProportion(scale, sides) };
}

/** Returns a size as far as both sides can follow: beyond that the print would have other proportions. */
function inProportion(scale: ScaleBounds, { width, height }: Record<'width' | 'height', SideBounds>): ScaleBounds {
  const least = [width, height].map((side) => Math.ceil((side.minimum * 100) / side.default));
  const most = [width, height].map((side) => Math.floor((side.maximum * 100) / side.default));
  return { ...scale, minimum: Math.max(scale.minimum, ...least), maximum: Math.min(scale.maximum, ...most) };
}

/** Returns the bounds of each side. */
export function sideBounds(
  sizes: PrintSizes,
): Record<'width' | 'height', SideBounds> & { scale?: ScaleBounds | undefined } {
  if (sizes.kind === 'free') return sizes;
  const only = (side: number): SideBounds => ({ minimum: side, maximum: side, step: 1, default: side });
  return { width: only(sizes.size.width), height: only(sizes.size.height) };
}

/** Returns the size that is printed by default. */
export function defaultSize(sizes: PrintSizes): Sides {
  if (sizes.kind === 'fixed') return sizes.size;
  return { width: sizes.width.default, height: sizes.height.default };
}

/** Returns a percentage of the default size, within bounds and steps. */
export function scaledSize({ width, height }: Extract<PrintSizes, { kind: 'free' }>, percent: number): Sides {
  return {
    width: nearestSide((width.default * percent) / 100, width),
    height: nearestSide((height.default * percent) / 100, height),
  };
}

/** Returns a size in percent of the default size; `undefined` where the proportions differ, or no scale leads to it. */
export function calculateScale(sizes: Extract<PrintSizes, { kind: 'free' }>, size: Sides): number | undefined {
  const percent = Math.round((size.width / sizes.width.default) * 100);
  const { scale } = sizes;
  if (scale && (percent < scale.minimum || percent > scale.maximum)) return undefined;
  const scaled = scaledSize(sizes, percent);
  return scaled.width === size.width && scaled.height === size.height ? percent : undefined;
}

/** Returns whether a side can be printed. */
export function isPrinted(side: number, { minimum, maximum, step }: SideBounds): boolean {
  return Number.isInteger(side) && side >= minimum && side <= maximum && (side - minimum) % step === 0;
}

/** Returns the printable side nearest to a length in millimetres. */
export function nearestSide(side: number, { minimum, maximum, step }: SideBounds): number {
  const steps = Math.round((Math.min(Math.max(side, minimum), maximum) - minimum) / step);
  const most = Math.floor((maximum - minimum) / step);
  return minimum + Math.min(steps, most) * step;
}
