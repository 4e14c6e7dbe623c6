import { z } from 'zod';

/** Most characters of a query; both spec and field keep to it. */
export const maxQueryLength = 100;

/** What a visitor typed, as the content API bounds it; blanks around it mean nothing. */
export const searchQuery = z
  .string()
  .trim()
  .min(1)
  .max(maxQueryLength)
  .regex(/^\P{Cc}+$/u);
