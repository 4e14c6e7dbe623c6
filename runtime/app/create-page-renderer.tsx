import type { QueryClient } from '@tanstack/react-query';
import { createContext, createStaticHandler, RouterContextProvider, type StaticHandlerContext } from 'react-router-dom';
import type { AppDefinition } from '#runtime/contracts/app.ts';
import type { Head } from '#runtime/contracts/head.ts';
import type { Locale } from '#runtime/contracts/locale.ts';
import type { Tracking, VisitReport } from '#runtime/contracts/tracking.ts';
import type { VatChoice } from '#runtime/contracts/vat.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { serializePageState } from '#runtime/data/page-state.ts';
import { createNotificationStore } from '#runtime/features/notifications/notification-store.ts';
import { createServerMessages } from '#runtime/i18n/server-messages.ts';
import { reportKey } from '#runtime/lib/report-key.ts';
import type { LoadEnvironment } from './create-load-context.ts';
import { createRoutes, frameRouteId, type RouteActions, screensRouteId, unknownPathId } from './create-routes.ts';
import { Page } from './page.tsx';
import { preserveNotFound } from './preserve-not-found.ts';
import { Providers } from './providers.tsx';
import { readView } from './read-view.ts';
import { renderMarkup } from './render-markup.ts';
import type { RouteData, RouteState } from './route-data.ts';

/** A page to render. Created for each request: visitors share nothing. */
export interface RenderRequest {
  readonly locale: Locale;
  /** Address as the visitor sees it, locale prefix and query included. */
  readonly url: URL;
  /** How prices are shown. Besides the locale, pages depend on no other property of a visitor. */
  readonly vat: VatChoice;
  /** The submission of one of the page's forms. */
  readonly form?: URLSearchParams | undefined;
  readonly queryClient: QueryClient;
  /** Calls the procedures in process. */
  readonly trpc: LoadContext['trpc'];
  /** Aborted when the visitor goes away or the request takes too long. */
  readonly signal: AbortSignal;
}

/** A rendered page, to be written into a document. */
export interface RenderedPage {
  readonly kind: 'page';
  /** 200, 404 (the notFound screen), 503 (the error screen while an API is down) or 500. */
  readonly status: number;
  readonly head: Head;
  /** The matched route, whose chunks the document preloads; absent for pages without a route. */
  readonly routeKey?: string;
  /** Markup of `#root`. */
  readonly html: string;
  /** State for the browser as JSON; absent where nothing is hydrated (the error screen, a page in a frame). */
  readonly state?: string;
  /** Reports of what the page shows; absent where nothing is tracked. */
  readonly reports?: readonly VisitReport[];
  /** The error behind a 500, to be logged. */
  readonly error?: unknown;
}

/** A redirect, from an old slug for instance. */
export interface RenderedRedirect {
  readonly kind: 'redirect';
  readonly status: number;
  /** Path on this host, prefix included. */
  readonly location: string;
}

/** Renders a path of the site. Failures of the APIs are returned as pages with their status. */
export type RenderPage = (request: RenderRequest) => Promise<RenderedPage | RenderedRedirect>;

const environmentContext = createContext<LoadEnvironment>();

/**
 * Creates the renderer of a site; messages and routes of a locale are prepared with its first page.
 *
 * @param actions - What forms are sent to.
 */
export function createPageRenderer(definition: AppDefinition<LoadContext>, actions: RouteActions = {}): RenderPage {
  const locales = new Map<Locale, ReturnType<typeof prepareLocale>>();
  return async (request) => {
    let prepared = locales.get(request.locale);
    if (!prepared) {
      prepared = prepareLocale(definition, actions, request.locale);
      locales.set(request.locale, prepared);
    }
    const { pack, paths, i18n, handler, notFound } = await prepared;
    const { queryClient, trpc, url, signal, vat, form } = request;
    const notifications = createNotificationStore();
    const { site } = definition;
    const isTracked = pack.isTracked && definition.tracking !== undefined;
    const reports = isTracked ? new Map<string, VisitReport>() : undefined;
    const environment: LoadEnvironment = {
      site,
      pack,
      paths,
      i18n,
      queryClient,
      trpc,
      notifications,
      vat,
      tracking: reports && collectReports(reports),
    };
    const requestContext = new RouterContextProvider();
    requestContext.set(environmentContext, environment);

    const context = await handler.query(new Request(url, { signal, ...(form && { method: 'POST', body: form }) }), {
      requestContext,
    });
    if (context instanceof Response) return getRedirect(context);

    const render = (): Promise<string> => {
      reports?.clear();
      return renderMarkup(
        <Providers environment={environment}>
          <Page view={readView(context, notFound)} definition={definition} />
        </Providers>,
      );
    };
    const html = await renderOrShowError(context, render);
    const { data, failure, params } = readView(context, notFound);
    if (failure || !data) return failedPage(context, failure?.status ?? 500, html, i18n.t('components:error.title'));
    const page = {
      kind: 'page',
      status: context.statusCode,
      head: data.head,
      routeKey: data.screen,
      html,
    } as const;
    if (data.head.framed) return page;
    return {
      ...page,
      state: serializePageState(queryClient, {
        locale: request.locale,
        vat,
        route: context.matches.at(-1)?.route.id ?? unknownPathId,
        params,
        data: withoutJsonLd(data),
      } satisfies RouteState),
      ...(reports && { reports: [...reports.values()] }),
    };
  };
}

/** Collects the reports of what a page shows. A component that is rendered again reports the same. */
function collectReports(reports: Map<string, VisitReport>): Tracking {
  return {
    report: () => undefined,
    reportShown: (report) => void reports.set(reportKey(report), report),
    reportPage: () => undefined,
  };
}

async function prepareLocale(definition: AppDefinition<LoadContext>, actions: RouteActions, locale: Locale) {
  const pack = await definition.localePacks[locale]?.();
  if (!pack) throw new Error(`Site ${definition.site.id} has no locale ${locale}`);
  const notFound = preserveNotFound(definition);
  const i18n = await createServerMessages(pack);
  const routes = createRoutes({
    definition,
    pack,
    i18n,
    notFound,
    actions,
    environmentOf: (context) => {
      if (!(context instanceof RouterContextProvider)) throw new Error('A loader was run without its context');
      return context.get(environmentContext);
    },
  });
  const paths = await definition.paths();
  return { pack, paths, i18n, handler: createStaticHandler(routes), notFound };
}

/** Renders a screen. One that fails is replaced by the error screen inside the frame, unless the frame itself fails. */
async function renderOrShowError(context: StaticHandlerContext, render: () => Promise<string>): Promise<string> {
  try {
    return await render();
  } catch (error) {
    context.errors = { [screensRouteId]: error };
    try {
      return await render();
    } catch (frameError) {
      context.errors = { [frameRouteId]: frameError };
      return render();
    }
  }
}

function getRedirect(response: Response): RenderedRedirect {
  return { kind: 'redirect', status: response.status, location: response.headers.get('location') ?? '/' };
}

function failedPage({ errors }: StaticHandlerContext, status: number, html: string, title: string): RenderedPage {
  return {
    kind: 'page',
    status,
    head: { title, description: '', alternates: {}, index: false },
    html,
    ...(status === 500 ? { error: Object.values(errors ?? {})[0] } : {}),
  };
}

/** Removes structured data, which is for machines that read the document; the browser needs no second copy. */
function withoutJsonLd({ head: { jsonLd: _, ...head }, ...data }: RouteData): RouteData {
  return { ...data, head };
}
