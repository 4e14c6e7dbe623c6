import type { QueryClient } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import { renderToString } from 'react-dom/server';
import {
  createContext,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import type { AppDefinition } from '#runtime/contracts/app.ts';
import type { Head } from '#runtime/contracts/head.ts';
import type { Locale } from '#runtime/contracts/locale.ts';
import type { RouteKey } from '#runtime/contracts/route.ts';
import type { VatChoice } from '#runtime/contracts/vat.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { serializePageState } from '#runtime/data/page-state.ts';
import { createMessages } from '#runtime/i18n/messages.ts';
import type { AppRouter } from '#runtime/rpc/app-router.ts';
import type { AppEnvironment } from './create-load-context.ts';
import { createRoutes, frameRouteId, holdNotFound, screensRouteId } from './create-routes.tsx';
import { Providers } from './providers.tsx';
import { isRouteData, type RouteData, type RouteState } from './route-data.ts';

/** One page to render. Made afresh for every request: nothing of one visitor reaches another. */
export interface RenderRequest {
  readonly locale: Locale;
  /** Address as the visitor sees it, locale prefix and query included. */
  readonly url: URL;
  /** How prices are shown: the one thing of a visitor, besides the locale, that pages depend on. */
  readonly vat: VatChoice;
  readonly queryClient: QueryClient;
  /** Calls the procedures in process. */
  readonly trpcClient: TRPCClient<AppRouter>;
  /** The same as `trpcClient`, as query options bound to `queryClient`. */
  readonly trpc: LoadContext['trpc'];
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
  /** JSON text for the browser to start from; absent where there is nothing to bring to life (the error screen). */
  readonly state?: string;
  /** What made the page a 500, to be logged. */
  readonly error?: unknown;
}

/** The page lives elsewhere: an old slug, say. */
export interface RenderedRedirect {
  readonly kind: 'redirect';
  readonly status: number;
  /** Path on this host, prefix included. */
  readonly location: string;
}

/** Renders a path of the site. Failures of the APIs come back as pages with their status. */
export type RenderPage = (request: RenderRequest) => Promise<RenderedPage | RenderedRedirect>;

const environmentContext = createContext<AppEnvironment>();

/** Builds the renderer of a site; messages and routes of a locale are prepared at its first page. */
export function createPageRenderer(definition: AppDefinition<LoadContext>): RenderPage {
  const locales = new Map<Locale, ReturnType<typeof prepareLocale>>();
  return async (request) => {
    let prepared = locales.get(request.locale);
    if (!prepared) {
      prepared = prepareLocale(definition, request.locale);
      locales.set(request.locale, prepared);
    }
    const { pack, i18n, handler } = await prepared;
    const { queryClient, trpc, trpcClient, url, signal, vat } = request;
    const environment: AppEnvironment = { site: definition.site, pack, i18n, queryClient, trpc, vat };
    const requestContext = new RouterContextProvider();
    requestContext.set(environmentContext, environment);

    const context = await handler.query(new Request(url, { signal }), { requestContext });
    if (context instanceof Response) return redirectOf(context);

    const renderMarkup = (): string =>
      renderToString(
        <Providers environment={environment} trpcClient={trpcClient}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>,
      );
    const html = renderOrShowError(context, renderMarkup);
    const page = Object.values(context.loaderData).find(isRouteData);
    if (context.errors || !page) return failedPage(context, html, i18n.t('components:error.title'));
    return {
      kind: 'page',
      status: context.statusCode,
      head: page.head,
      routeKey: page.screen,
      html,
      state: serializePageState(queryClient, {
        locale: request.locale,
        vat,
        loaderData: withoutJsonLd(context.loaderData),
      } satisfies RouteState),
    };
  };
}

async function prepareLocale(definition: AppDefinition<LoadContext>, locale: Locale) {
  const pack = await definition.localePacks[locale]?.();
  if (!pack) throw new Error(`Site ${definition.site.id} has no locale ${locale}`);
  const routes = createRoutes({
    definition,
    pack,
    notFound: holdNotFound(definition),
    environmentOf: (context) => {
      if (!(context instanceof RouterContextProvider)) throw new Error('A loader was run without its context');
      return context.get(environmentContext);
    },
  });
  return { pack, i18n: createMessages(pack), handler: createStaticHandler(routes) };
}

/** A screen that breaks takes only itself down: the frame stays, with the error screen in it, unless it is what breaks. */
function renderOrShowError(context: StaticHandlerContext, render: () => string): string {
  try {
    return render();
  } catch (error) {
    context.errors = { [screensRouteId]: error };
    try {
      return render();
    } catch (frameError) {
      context.errors = { [frameRouteId]: frameError };
      return render();
    }
  }
}

function redirectOf(response: Response): RenderedRedirect {
  return { kind: 'redirect', status: response.status, location: response.headers.get('location') ?? '/' };
}

function failedPage(context: StaticHandlerContext, html: string, title: string): RenderedPage {
  const error: unknown = Object.values(context.errors ?? {})[0];
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return {
    kind: 'page',
    status,
    head: { title, description: '', alternates: {}, index: false },
    html,
    ...(status === 500 ? { error } : {}),
  };
}

/** Structured data is for machines that read the document; the browser has no use for a second copy. */
function withoutJsonLd(loaderData: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(loaderData).map(([id, value]) => {
      if (!isRouteData(value)) return [id, value];
      const { jsonLd: _, ...head } = value.head;
      return [id, { ...value, head } satisfies RouteData];
    }),
  );
}
