import { z } from 'zod';
import { configurationValues } from '../configuration-input.ts';
import { printInput } from '../configurator/print-input.ts';
import { pathSegment } from '../path-segment.ts';

/** The identifier of an item, a file, a variant or a crop; its form is validated by the API. */
export const storageId = z.string().max(100);

const title = z.string().max(1000);
const text = z.string().max(10_000);

/** Max. items that one request adds to the cart: a page of the list. */
const maxItemsAtOnce = 100;

/** Positions by which an item moves: negative is up. The API bounds a list at 200 items. */
export const places = z.int().min(-200).max(200);

/** The input of saving: a configured product, a photo print with or without crop, or a note. */
export const savedInput = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['ConfiguredProduct', 'PhotoPrint']),
    productId: pathSegment,
    variantId: storageId.exactOptional(),
    quantity: z.int().min(1).max(10_000).exactOptional(),
    values: configurationValues,
    cropId: storageId.exactOptional(),
    print: printInput.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('Note'), title, text: text.exactOptional() }),
]);

/** Value of {@link savedInput}. */
export type SavedInput = z.infer<typeof savedInput>;

/** One saved item. */
export const oneItem = z.strictObject({ itemId: storageId });

/** Some saved items, in the order in which they are put into the cart. */
export const someItems = z.strictObject({ itemIds: z.array(storageId).min(1).max(maxItemsAtOnce) });

/** One file of a saved item. */
export const oneFile = z.strictObject({ itemId: storageId, fileId: storageId });
