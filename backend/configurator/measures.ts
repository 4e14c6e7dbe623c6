import type { Breach, Limit } from './configuration-types.ts';

/** A number of an option: its only one, or an outer measure in millimetres. */
export type Measure = 'number' | 'width' | 'height' | 'depth';

interface Range {
  readonly minimum: number;
  readonly maximum: number;
}

/** Max. distance of a number from a whole step, in steps: covers the rounding error of 0.1 + 0.2. */
const tolerance = 1e-6;

/** Returns the bounds that limits leave; `undefined`: the option's own bounds. */
export function narrowBounds(
  { minimum, maximum }: Range,
  limits: readonly Limit[],
  measure: Measure,
): Range | undefined {
  const ranges = limits.flatMap((limit) => limit[measure] ?? []);
  const left = {
    minimum: Math.max(minimum, ...ranges.flatMap((range) => range.minimum ?? [])),
    maximum: Math.min(maximum, ...ranges.flatMap((range) => range.maximum ?? [])),
  };
  return left.minimum > minimum || left.maximum < maximum ? left : undefined;
}

/** Returns the rules that a number violates: the option's own bounds or those of limits, and the option's step. */
export function validateMeasure(
  measure: Measure,
  value: number,
  own: Range & { readonly step: number },
  narrowed: Partial<Range> | undefined,
): Breach[] {
  const at = `/${measure}`;
  const minimum = narrowed?.minimum ?? own.minimum;
  const maximum = narrowed?.maximum ?? own.maximum;
  const steps = (value - own.minimum) / own.step;
  return [
    ...(value < minimum
      ? [{ at, rule: 'minimum' as const, limit: minimum, message: `must be at least ${minimum}` }]
      : []),
    ...(value > maximum
      ? [{ at, rule: 'maximum' as const, limit: maximum, message: `must be at most ${maximum}` }]
      : []),
    ...(Math.abs(steps - Math.round(steps)) > tolerance
      ? [{ at, rule: 'step' as const, limit: own.step, message: `must be ${own.minimum} and steps of ${own.step}` }]
      : []),
  ];
}
