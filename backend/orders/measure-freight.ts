import type { components } from '#generated/contracts/product-api.ts';
import type { Configurable } from '../configurator/configurable.ts';
import { getCutSize } from '../configurator/cut-size.ts';

type OrderLine = components['schemas']['OrderLine'];

/** The parts of a line that its delivery depends on. */
export type Freight = Pick<OrderLine, 'productId' | 'variantId' | 'quantity' | 'values' | 'crop' | 'delivery'>;

/** Outer measures in millimetres. */
interface Size {
  readonly width: number | null;
  readonly height: number | null;
  readonly depth?: number | null;
}

/** The unit and size of a variant. */
interface Sold extends Size {
  readonly unit: 'piece' | 'm2';
  /** Grams of one unit. */
  readonly weight: number | null;
}

/** Square millimetres. */
const squareMetre = 1_000_000;

/**
 * Returns the grams of all lines, and the millimetres of their largest measure: of the size that a line is cut to, else
 * the variant's.
 */
export function measureFreight(
  products: ReadonlyMap<string, Configurable>,
  lines: readonly Freight[],
): { readonly weight: number; readonly length: number } {
  let [weight, length] = [0, 0];
  for (const line of lines) {
    const product = products.get(line.productId);
    const variant = product?.variants.find(({ id }) => id === line.variantId);
    const cut = cutSize(line);
    if (product && variant)
      weight += Math.round(weightOfOne({ ...variant, unit: product.unit }, cut) * line.quantity.current);
    const { width, height, depth } = cut ?? variant ?? {};
    length = Math.max(length, width ?? 0, height ?? 0, depth ?? 0);
  }
  return { weight, length };
}

/** Returns the size that a line is cut to, if it has one. */
function cutSize({ values, crop }: Freight): Size | undefined {
  return getCutSize(Object.values(values)) ?? crop?.size;
}

/**
 * Returns the grams of one unit of a line: a piece weighs its share of the square metre or of the sheet that it is cut
 * from.
 */
function weightOfOne({ unit, weight, ...sheet }: Sold, cut: Size | undefined): number {
  const whole = unit === 'm2' ? squareMetre : calculateArea(sheet);
  const piece = cut && calculateArea(cut);
  if (weight === null || whole === undefined || piece === undefined) return weight ?? 0;
  return weight * (unit === 'm2' ? piece / whole : Math.min(1, piece / whole));
}

/** Returns an area in square millimetres; `undefined`: a side is not known. */
function calculateArea({ width, height }: Size): number | undefined {
  return width === null || height === null ? undefined : width * height;
}
