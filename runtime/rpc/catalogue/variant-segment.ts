import { z } from 'zod';
import { pathSegment } from '../path-segment.ts';

/** Segment of `/Products/{id}/slugs`, which is not a variant. */
const slugsPath = 'slugs';

/** Id or slug of a variant in an address. An invalid one is ignored: a damaged link still shows the product. */
export const variantSegment = z
  .string()
  .optional()
  .transform((value) => (value === slugsPath ? undefined : pathSegment.safeParse(value).data));
