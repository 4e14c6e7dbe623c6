import { bands } from '#runtime/lib/acoustics/bands.ts';

type OctaveBand = (typeof bands)[number];

/** Absorption coefficients per octave band: 0 reflects everything, 1 absorbs everything; measured samples may exceed 1. */
export type AbsorptionSeries = Readonly<Record<`hz${OctaveBand}`, number>>;

/** User units of the drawing. */
export interface GraphFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface GraphPoint {
  readonly hertz: OctaveBand;
  readonly coefficient: number;
  readonly x: number;
  readonly y: number;
}

export interface AbsorptionGeometry {
  readonly points: readonly GraphPoint[];
  /** Path of the curve, and of the area between it and the axis. */
  readonly line: string;
  readonly area: string;
  /** Horizontal grid lines, from 0 upwards in steps of 0.2. */
  readonly levels: readonly { readonly coefficient: number; readonly y: number }[];
}

/**
 * Calculates the layout of an absorption curve in a frame. Octaves have equal distances, as in a logarithmic scale; the
 * vertical axis ends at 1, or at 1.2 when a value exceeds 1.
 *
 * @param all - The curves that share the axis.
 */
export function absorptionGeometry(
  series: AbsorptionSeries,
  frame: GraphFrame,
  all: readonly AbsorptionSeries[] = [series],
): AbsorptionGeometry {
  const coefficients = all.flatMap((each) => bands.map((hertz) => each[`hz${hertz}`]));
  const highest = Math.max(...coefficients) > 1 ? 1.2 : 1;
  const step = (frame.width - frame.left - frame.right) / (bands.length - 1);
  const ground = frame.height - frame.bottom;
  const scaleY = (coefficient: number): number => round(ground - (coefficient / highest) * (ground - frame.top));
  const points = bands.map((hertz, index) => {
    const coefficient = series[`hz${hertz}`];
    return { hertz, coefficient, x: round(frame.left + index * step), y: scaleY(coefficient) };
  });
  const line = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return {
    points,
    line,
    area: `${line}L${round(frame.width - frame.right)} ${ground}L${frame.left} ${ground}Z`,
    levels: Array.from({ length: Math.round(highest / 0.2) + 1 }, (_, index) => {
      const coefficient = round(index * 0.2);
      return { coefficient, y: scaleY(coefficient) };
    }),
  };
}

/** Rounds to two decimals: finer than any screen, and short in the page. */
const round = (value: number): number => Math.round(value * 100) / 100;
