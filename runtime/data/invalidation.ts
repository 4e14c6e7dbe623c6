import type { QueryKey } from '@tanstack/react-query';

/** First path segments of procedures with a visitor's own data; any mutation may change any of them. */
const personalAreas: ReadonlySet<unknown> = new Set(['cart', 'user', 'auth', 'order', 'storage']);

/**
 * Returns whether a query has cart, user, auth or order data, or saved items. tRPC keys begin with the path: `[['cart',
 * 'lines'], …]`.
 */
export function isPersonalQuery(queryKey: QueryKey): boolean {
  const [path] = queryKey;
  return Array.isArray(path) && personalAreas.has(path[0]);
}
