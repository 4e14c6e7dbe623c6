import type { QueryKey } from '@tanstack/react-query';

/** First segments of the procedures that show what a visitor owns; any mutation may change any of them. */
const personalAreas: ReadonlySet<unknown> = new Set(['cart', 'user', 'auth', 'order', 'storage']);

/** Whether a query shows cart, user, auth or order data, or what is saved. tRPC keys begin with the path: `[['cart', 'lines'], …]`. */
export function isPersonalQuery(queryKey: QueryKey): boolean {
  const [path] = queryKey;
  return Array.isArray(path) && personalAreas.has(path[0]);
}
