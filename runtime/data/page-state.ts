import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import superjson from 'superjson';

/** What the browser starts from, so that it asks for nothing the server has just answered. */
export interface PageState<RouteState> {
  readonly queries: DehydratedState;
  /** What the router knows of the matched route. */
  readonly route: RouteState;
}

/** Writes the filled cache and the route's data as the text of the page's state block. */
export function serializePageState<RouteState>(queryClient: QueryClient, route: RouteState): string {
  return superjson.stringify({ queries: dehydrate(queryClient), route } satisfies PageState<RouteState>);
}

/** Reads the text that {@link serializePageState} wrote; hand `queries` to React Query's `HydrationBoundary` or `hydrate`. */
export function parsePageState<RouteState>(text: string): PageState<RouteState> {
  return superjson.parse<PageState<RouteState>>(text);
}
