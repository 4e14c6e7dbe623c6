import type { Measure } from '../pricing/unit-price.ts';
import type { SeedProduct, SeedVariant } from './seed-data.ts';
import type { InnerProblem } from './seed-problem.ts';

/**
 * Returns the measure of one piece of a variant, for its unit price; `undefined`: it has none, or its size is not
 * known.
 */
export function getMeasure({ measure }: SeedProduct, { size }: SeedVariant): Measure | undefined {
  if (!measure || 'amount' in measure) return measure;
  return size && { unit: measure.unit, amount: size.width * size.height * measure.pieces };
}

/** Returns the problems of a product's measure. */
export function checkMeasure(product: SeedProduct): InnerProblem[] {
  const { measure, unit, variants } = product;
  if (!measure) return [];
  const path = ['measure'];
  if (unit === 'm2') return [{ path, message: 'has a measure, although its price is that of a square metre' }];
  return variants.flatMap((variant) => {
    const amount = getMeasure(product, variant)?.amount;
    if (amount === undefined) {
      return [{ path, message: `variant ${variant.sku} has no size, from which its measure would be known` }];
    }
    return Number.isInteger(amount) && amount > 0
      ? []
      : [{ path, message: `the measure of variant ${variant.sku} is ${amount}` }];
  });
}
