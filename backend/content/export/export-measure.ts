import type { variants } from '../../db/schema/variants.ts';
import { StartupError } from '../../errors/startup-error.ts';
import type { SeedProduct } from '../../seed/seed-data.ts';

type VariantRow = typeof variants.$inferSelect;

/**
 * Returns the measure of a piece for its unit price: the number of pieces in a pack where it explains the measure of
 * each variant by its size, else an amount.
 *
 * @throws {StartupError} where variants have different measures that their sizes do not explain.
 */
export function exportMeasure(name: string, rows: readonly VariantRow[]): Pick<SeedProduct, 'measure'> {
  const [first] = rows;
  const { measureUnit: unit, measureAmount: amount } = first ?? {};
  if (!first || !unit || !amount) return {};
  const pieces = countPieces(first);
  if (
    unit === 'm2' &&
    pieces !== undefined &&
    rows.every((row) => row.measureUnit === unit && countPieces(row) === pieces)
  ) {
    return { measure: { unit, pieces } };
  }
  if (rows.every((row) => row.measureUnit === unit && row.measureAmount === amount))
    return { measure: { unit, amount } };
  throw new StartupError(
    `The variants of ${name} hold different measures, which files cannot say.`,
    'Set measure_amount of each to its width times its height, or all to the same.',
  );
}

function countPieces({ width, height, measureAmount }: VariantRow): number | undefined {
  if (width === null || height === null || measureAmount === null) return undefined;
  const pieces = measureAmount / (width * height);
  return Number.isInteger(pieces) ? pieces : undefined;
}
