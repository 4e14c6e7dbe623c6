import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { serialize } from 'superjson';

/** The state from which the browser starts, with the answers that the server already has. */
export interface PageState<RouteState> {
  /** The answered queries. */
  readonly queries: readonly (readonly [key: QueryKey, data: unknown])[];
  /** When the page was rendered, in milliseconds since 1970. */
  readonly madeAt: number;
  /** State of the matched route. */
  readonly route: RouteState;
}

/** Serializes the filled cache and the route's data as the text of the page's state block. */
export function serializePageState<RouteState>(queryClient: QueryClient, route: RouteState): string {
  // Sorted by name, so that equal data gives equal bytes.
  const answered = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state: { status } }) => status === 'success' })
    .sort((a, b) => (a.queryHash < b.queryHash ? -1 : 1));
  const state = {
    queries: answered.map(({ queryKey, state: { data } }) => [queryKey, data] as const),
    madeAt: Date.now(),
    route,
  } satisfies PageState<RouteState>;
  return JSON.stringify(isPlain(state) ? { json: state } : serialize(state));
}

/** Returns whether a value stays the same when sent as JSON, which leaves out `undefined`. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || value === null) return typeof value !== 'bigint' && typeof value !== 'symbol';
  if (Array.isArray(value)) return value.every((each) => each !== undefined && isPlain(each));
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.values(value).every(isPlain);
}
