import type { RuleKey } from '../yup.ts';
import { wholeNumber } from './amount.ts';

/** Bounds of a length, in millimetres. */
interface LengthBounds {
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
}

/**
 * Creates the rule for a side of something made to measure: between bounds, and on a step counted from the lower one.
 */
export function side({ minimum, maximum, step }: LengthBounds) {
  return wholeNumber(minimum, maximum).test({
    name: 'step',
    message: 'yup:number.step' satisfies RuleKey,
    params: { step },
    skipAbsent: true,
    test: (value) => value === undefined || !Number.isInteger(value) || (value - minimum) % step === 0,
  });
}
