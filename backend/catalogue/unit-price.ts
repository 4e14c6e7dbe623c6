import type { components } from '#generated/contracts/product-api.ts';
import type { MeasureUnit } from '../db/schema/column-types.ts';
import { calculateUnitPrice, type Measure } from '../pricing/unit-price.ts';

type UnitPrice = components['schemas']['UnitPrice'];

/** Reads the measure of a variant from its columns, which are both null or neither. */
export function readMeasure(unit: MeasureUnit | null, amount: number | null): Measure | undefined {
  return unit === null || amount === null ? undefined : { unit, amount };
}

/** Returns the unit price of what holds a measure, as the API shows it. */
export function toUnitPrice(
  measure: Measure,
  { priceIncVat, priceExcVat }: Pick<UnitPrice, 'priceIncVat' | 'priceExcVat'>,
): UnitPrice {
  return {
    unit: measure.unit,
    priceIncVat: calculateUnitPrice(priceIncVat, measure),
    priceExcVat: calculateUnitPrice(priceExcVat, measure),
  };
}
