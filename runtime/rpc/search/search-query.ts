import { z } from 'zod';

/** Max. characters of a query, as in the specification. */
export const maxQueryLength = 100;

/** A visitor's query, trimmed, with the bounds of the content API. */
export const searchQuery = z
  .string()
  .trim()
  .min(1)
  .max(maxQueryLength)
  .regex(/^\P{Cc}+$/u);
