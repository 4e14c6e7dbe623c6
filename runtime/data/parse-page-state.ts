import type { PageState } from './page-state.ts';

/**
 * Reads the text that `serializePageState` wrote; hand `queries` to React Query's `hydrate`. Only a state with dates, maps
 * and the like loads superjson: most are plain JSON.
 */
export async function parsePageState<RouteState>(text: string): Promise<PageState<RouteState>> {
  const written = JSON.parse(text);
  const { json, meta }: { readonly json: PageState<RouteState>; readonly meta?: object } = written;
  if (meta === undefined) return json;
  const { deserialize } = await import('superjson');
  return deserialize<PageState<RouteState>>(written);
}
