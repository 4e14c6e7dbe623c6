import { z } from 'zod';
import { pathSegment } from '../path-segment.ts';

/** What the product API means by `/Products/{id}/slugs`, which is no variant. */
const slugsPath = 'slugs';

/**
 * Id or slug of a variant as it stands in an address that anyone may type. What cannot be one counts as none asked for:
 * a shopper who follows a damaged link still finds the product.
 */
export const variantSegment = z
  .string()
  .optional()
  .transform((value) => (value === slugsPath ? undefined : pathSegment.safeParse(value).data));
