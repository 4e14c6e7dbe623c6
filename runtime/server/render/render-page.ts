import type { QueryClient } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import type { TRPCOptionsProxy } from '@trpc/tanstack-react-query';
import type { Head } from '#runtime/contracts/head.ts';
import type { Locale } from '#runtime/contracts/locale.ts';
import type { RouteKey } from '#runtime/contracts/route.ts';
import type { AppRouter } from '#runtime/rpc/app-router.ts';

/** One page to render. Made afresh for every request: nothing of one visitor reaches another. */
export interface RenderRequest {
  readonly locale: Locale;
  /** Address as the visitor sees it, locale prefix and query included. */
  readonly url: URL;
  readonly queryClient: QueryClient;
  /** Calls the procedures in process. */
  readonly trpcClient: TRPCClient<AppRouter>;
  /** The same as `trpcClient`, as query options bound to `queryClient`. */
  readonly trpc: TRPCOptionsProxy<AppRouter>;
  /** Aborted when the visitor goes away or the request takes too long. */
  readonly signal: AbortSignal;
}

/** A page that is ready to be written into a document. */
export interface RenderedPage {
  readonly kind: 'page';
  /** 200, 404 (the notFound screen), 503 (the error screen while an API is down) or 500. */
  readonly status: number;
  readonly head: Head;
  /** The matched route, whose chunks the document preloads; absent for pages without a route. */
  readonly routeKey?: RouteKey;
  /** Markup of `#root`. */
  readonly html: string;
  /** JSON text for the browser to start from (superjson of query cache and route data); escaped by the document. */
  readonly state: string;
}

/** The page lives elsewhere: an old slug, say. */
export interface RenderedRedirect {
  readonly kind: 'redirect';
  readonly status: 301 | 302 | 303 | 307 | 308;
  /** Path on this host, prefix included. */
  readonly location: string;
}

/**
 * Renders a path of the site; `runtime/app` implements it. Failures of the APIs come back as pages with their status;
 * it throws only for a bug of ours.
 */
export type RenderPage = (request: RenderRequest) => Promise<RenderedPage | RenderedRedirect>;
