import { z } from 'zod';

/** An id or a slug, with the bounds of both specifications for path segments. Segments of dots would leave the path. */
export const pathSegment = z
  .string()
  .min(1)
  .max(200)
  .regex(/^(?!\.{1,2}$)\P{Cc}+$/u);
