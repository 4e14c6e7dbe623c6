import type { QueryClient } from '@tanstack/react-query';
import type { PageState } from './page-state.ts';

/**
 * Parses the text of `serializePageState`. Only a state with dates, maps and the like loads superjson: most are plain
 * JSON.
 */
export async function parsePageState<RouteState>(text: string): Promise<PageState<RouteState>> {
  const written = JSON.parse(text);
  const { json, meta }: { readonly json: PageState<RouteState>; readonly meta?: object } = written;
  if (meta === undefined) return json;
  const { deserialize } = await import('superjson');
  return deserialize<PageState<RouteState>>(written);
}

/** Fills the browser's cache with the answers of the server; they are as old as the page. */
export function fillCache(queryClient: QueryClient, { queries, madeAt }: PageState<unknown>): void {
  for (const [key, data] of queries) queryClient.setQueryData(key, data, { updatedAt: madeAt });
}
