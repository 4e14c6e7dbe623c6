import { z } from 'zod';

/** Number of a page of a list, from 1; the bound is far beyond real lists. */
export const pageNumber = z.number().int().min(1).max(10_000).default(1);
