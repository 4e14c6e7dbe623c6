import type { ConfigurationValues } from '../configurator/configuration-types.ts';
import { hashToken } from '../tokens/tokens.ts';
import { writeInOrder } from '../tokens/write-in-order.ts';

/** The values that distinguish a line of an order from another one. */
export interface LineConfiguration {
  readonly productId: string;
  readonly variantId: string;
  readonly values: ConfigurationValues;
  readonly cropId?: string | null | undefined;
}

/**
 * Returns a hash that is equal for the same product, variant, values and crop, whatever the order of the values.
 *
 * @param offerId - The offer of a line, which no other line shares; absent: it has none.
 */
export function hashConfiguration(
  { productId, variantId, values, cropId }: LineConfiguration,
  offerId?: string | null,
): string {
  return hashToken(writeInOrder([productId, variantId, values, cropId ?? null, ...(offerId ? [offerId] : [])]));
}
