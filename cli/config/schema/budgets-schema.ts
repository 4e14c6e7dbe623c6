import { z } from 'zod';
import { routeKeys } from '#runtime/contracts/routes.ts';
import { getRecord } from '../record-of.ts';

const kilobytes = z.number().min(0).max(1000).optional();
const budget = z.strictObject({ js: kilobytes, css: kilobytes }).optional();

/**
 * The maximum weight of a first view, by route key. What a route does not say is taken from `default`; what that does not say
 * either has no limit.
 */
export const budgetsSchema = z.strictObject({ default: budget, ...getRecord(routeKeys, () => budget) }).meta({
  description:
    'What a page may weigh, in kB (1000 bytes) of brotli: js is what it runs before it is touched, css what its first view can need. default counts for routes that say nothing.',
});
