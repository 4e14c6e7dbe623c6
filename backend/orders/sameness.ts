import type { ConfigurationValues } from '../configurator/configuration-types.ts';
import { hashToken } from '../tokens/tokens.ts';
import { writeInOrder } from '../tokens/write-in-order.ts';

/** What makes a line what it is. */
export interface ChosenThing {
  readonly productId: string;
  readonly variantId: string;
  readonly values: ConfigurationValues;
  readonly cropId: string | undefined;
}

/** The same for the same product, variant, values and crop, in whatever order the values were sent. */
export function samenessOf({ productId, variantId, values, cropId }: ChosenThing): string {
  return hashToken(writeInOrder([productId, variantId, values, cropId ?? null]));
}
