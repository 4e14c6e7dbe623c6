import { z } from 'zod';

/** The API checks bounds; this one only limits the size of a request. */
const id = z.string().max(100);
const pixels = z.int().min(0).max(1e6);
const millimetres = z.int().min(0).max(1e6);

/** The image, crop and size of a print. */
export const printInput = z.strictObject({
  source: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('File'),
      fileId: id,
      /** The saved item with the file. Without a `crop`, its image size is requested. */
      storageItemId: id.exactOptional(),
    }),
    z.strictObject({ kind: z.literal('StockImage'), licenseCode: id }),
  ]),
  size: z.strictObject({ width: millimetres, height: millimetres }),
  rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).exactOptional(),
  /** Whole pixels of the upright picture, after the rotation; absent: the largest part from its middle. */
  crop: z.strictObject({ x: pixels, y: pixels, width: pixels, height: pixels }).exactOptional(),
});

/** Value of {@link printInput}. */
export type PrintInput = z.infer<typeof printInput>;
