import type { MeasureUnit } from '../db/schema/column-types.ts';

/** The measure of one unit of a product: an amount in square millimetres (`m2`) or millimetres (`m`). */
export interface Measure {
  readonly unit: MeasureUnit;
  readonly amount: number;
}

/** The amount of one metre or square metre. */
const amountOfOne: Readonly<Record<MeasureUnit, number>> = { m: 1000, m2: 1_000_000 };

/**
 * Returns the price of one metre or square metre (Directive 98/6/EC, art. 2 b) in cents, rounded half up. Calculates in
 * whole numbers until that last step, so that no half cent gets lost. The price with VAT and the one without are each
 * divided by themselves, so that visitors can verify them.
 *
 * @param price - Cents of one unit as it is shown.
 */
export function calculateUnitPrice(price: number, { unit, amount }: Measure): number {
  return Math.round((price * amountOfOne[unit]) / amount);
}
