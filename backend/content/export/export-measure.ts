import type { variants } from '../../db/schema/variants.ts';
import { StartupError } from '../../errors/startup-error.ts';
import type { SeedProduct } from '../../seed/seed-data.ts';

type VariantRow = typeof variants.$inferSelect;

/**
 * What a piece holds, for its unit price: as many pieces as a pack has where the size of each variant explains it, else an amount.
 *
 * @throws {StartupError} where variants hold different amounts that their sizes do not explain.
 */
export function exportMeasure(name: string, rows: readonly VariantRow[]): Pick<SeedProduct, 'measure'> {
  const [first] = rows;
  const { measureUnit: unit, measureAmount: amount } = first ?? {};
  if (!first || !unit || !amount) return {};
  const pieces = piecesOf(first);
  if (
    unit === 'm2' &&
    pieces !== undefined &&
    rows.every((row) => row.measureUnit === unit && piecesOf(row) === pieces)
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

function piecesOf({ width, height, measureAmount }: VariantRow): number | undefined {
  if (width === null || height === null || measureAmount === null) return undefined;
  const pieces = measureAmount / (width * height);
  return Number.isInteger(pieces) ? pieces : undefined;
}
