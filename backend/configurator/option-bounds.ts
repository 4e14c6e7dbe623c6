import { z } from 'zod';

/** The bounds of a number, or of a measure in millimetres, as content files and the database store them. */
export const optionBounds = z.strictObject({
  min: z.number(),
  max: z.number(),
  step: z.number().positive(),
  default: z.number().exactOptional(),
});

export type OptionBounds = Readonly<z.infer<typeof optionBounds>>;
