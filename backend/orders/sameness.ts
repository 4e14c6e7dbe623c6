import { hashToken } from '../accounts/tokens.ts';
import type { ConfigurationValues } from '../configurator/configuration-types.ts';

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

/** JSON with the members of objects by name: equal values are equal texts. */
export function writeInOrder(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
