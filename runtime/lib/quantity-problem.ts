import type { components } from '#generated/contracts/product-api.ts';
import type { FormError } from '#runtime/contracts/form.ts';

type Bounds = Pick<components['schemas']['QuantityBounds'], 'minimum' | 'maximum' | 'step'>;

/** Validates a quantity against the bounds of a product; `undefined` when it is valid. */
export function quantityProblem(typed: string, { minimum, maximum, step }: Bounds): FormError | undefined {
  const wanted = Number(typed);
  if (typed.trim() === '' || !Number.isInteger(wanted)) return { key: 'yup:number.integer' };
  if (wanted < minimum) return { key: 'yup:number.min', values: { count: minimum } };
  if (wanted > maximum) return { key: 'yup:number.max', values: { count: maximum } };
  return (wanted - minimum) % step === 0 ? undefined : { key: 'product:problem.step', values: { count: step } };
}
