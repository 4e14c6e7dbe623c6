import { z } from 'zod';

/** The API checks bounds; these keep a request from being endless. */
const id = z.string().max(100);
const pixels = z.int().min(0).max(1e6);
const millimetres = z.int().min(0).max(1e6);

/** What is printed: which part of which picture, in which size. */
export const printInput = z.object({
  source: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('File'),
      fileId: id,
      /** Holds the file. Without a `crop` it is asked how large the picture is. */
      storageItemId: id.exactOptional(),
    }),
    z.object({ kind: z.literal('StockImage'), licenseCode: id }),
  ]),
  size: z.object({ width: millimetres, height: millimetres }),
  rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).exactOptional(),
  /** Whole pixels of the upright picture, after the rotation; absent: the largest part from its middle. */
  crop: z.object({ x: pixels, y: pixels, width: pixels, height: pixels }).exactOptional(),
});

/** What {@link printInput} takes. */
export type PrintInput = z.infer<typeof printInput>;
