import { z } from 'zod';

/** An id or a slug, as both specs bound what stands in a path. Dots alone would climb out of it. */
export const pathSegment = z
  .string()
  .min(1)
  .max(200)
  .regex(/^(?!\.{1,2}$)\P{Cc}+$/u);
