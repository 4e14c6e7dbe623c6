import type { i18n } from 'i18next';
import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { AppDefinition, LoadedPart, LocalePack, RouteDefinition, RouteModule } from '#runtime/contracts/app.ts';
import type { Head } from '#runtime/contracts/head.ts';
import type { Action } from '#runtime/data/action.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { loadShell } from '#runtime/features/shell/load-shell.ts';
import { whenOnline } from '#runtime/lib/when-online.ts';
import { createLoadContext, type LoadEnvironment } from './create-load-context.ts';
import { fetchScreen } from './fetch-screen.ts';
import type { PreservedModule } from './preserve-not-found.ts';
import { problemStatus } from './problem-status.ts';
import type { RouteData } from './route-data.ts';
import { routeHead } from './route-head.ts';

type Module = RouteModule<LoadContext>;

/** Actions by route, each fetched when a form is first sent to it. On the server only. */
export type RouteActions = Readonly<Partial<Record<string, () => Promise<{ readonly action: Action }>>>>;

/** Id of the route that holds the screens and catches what they throw. */
export const screensRouteId = 'screens';

/** Id of the route that holds the frame; what it catches is shown without one. */
export const frameRouteId = 'shell';

export interface CreateRoutesOptions {
  readonly definition: AppDefinition<LoadContext>;
  readonly pack: LocalePack;
  /** Receives the texts that come with a screen. */
  readonly i18n: i18n;
  readonly notFound: PreservedModule;
  /** Returns the environment of a load from React Router's `context`. */
  readonly environmentOf: (context: unknown) => LoadEnvironment;
  /** Absent in the browser, which calls procedures instead. */
  readonly actions?: RouteActions;
}

/** Id of the route of all paths that no other route knows. */
export const unknownPathId = 'unknownPath';

/** The `handle` of a route: the screen to show. */
interface ScreenHandle {
  readonly module: Module;
}

/** Returns whether a router match's handle is a screen's. */
export function isScreenHandle(value: unknown): value is ScreenHandle {
  return typeof value === 'object' && value !== null && 'module' in value;
}

/**
 * Creates the router's routes of one locale: the frame, every screen at its translated path, and `notFound` for all
 * other paths.
 */
export function createRoutes(options: CreateRoutesOptions): RouteObject[] {
  const { definition, pack } = options;
  const prefix = definition.site.domains[pack.locale]?.prefix ?? '';
  const { paths } = pack;
  const screens = definition.routes.flatMap((route) => {
    const pattern = paths[route.key];
    return pattern === undefined ? [] : [screenRoute(route, routerPath(prefix, pattern), options)];
  });
  return [
    {
      id: frameRouteId,
      loader: async (args) => {
        const context = getContext(args, options);
        await Promise.all([
          loadForEveryPage(() => loadShell(context)),
          ...(definition.frameParts ?? []).map((part) => part.load(context)),
        ]);
        return null;
      },
      shouldRevalidate: () => false,
      hasErrorBoundary: true,
      children: [{ id: screensRouteId, hasErrorBoundary: true, children: [...screens, unknownPathRoute(options)] }],
    },
  ];
}

function routerPath(prefix: string, pattern: string): string {
  const path = `${prefix}${pattern.replace(/\{(\w+)\}/g, ':$1')}`;
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function screenRoute(route: RouteDefinition<LoadContext>, path: string, options: CreateRoutesOptions): RouteObject {
  return {
    id: route.key,
    path,
    caseSensitive: true,
    lazy: async () => {
      const module = await fetchScreen(route, options);
      const action = options.actions?.[route.key];
      return {
        loader: async (args) => loadScreen(route.key, module, getContext(args, options), options),
        ...(action && { action: async (args: LoaderFunctionArgs) => act(await action(), args, options) }),
        handle: { module } satisfies ScreenHandle,
      };
    },
  };
}

function unknownPathRoute(options: CreateRoutesOptions): RouteObject {
  return {
    id: unknownPathId,
    path: '*',
    lazy: async () => {
      const module = await options.notFound.fetch();
      return {
        loader: async (args) => loadNotFound(getContext(args, options), options),
        handle: { module } satisfies ScreenHandle,
      };
    },
  };
}

async function loadScreen(
  key: RouteData['screen'],
  { load, head, parts = [] }: Module,
  context: LoadContext,
  options: CreateRoutesOptions,
) {
  if (key === 'notFound') return loadNotFound(context, options);
  try {
    const loaded = parts.map((part) => part.load(context));
    if (load) await whenOnline(() => load(context));
    await Promise.all(loaded);
  } catch (error) {
    const status = problemStatus(error);
    // An address that the API rejects (400: a slug beyond its bounds) does not exist either.
    if (status === 404 || status === 400) return loadNotFound(context, options);
    throw withStatus(error, status);
  }
  const own = withStructuredData(head ? head(context) : routeHead(key, context, options.i18n), parts, context);
  if (key !== 'home') return { screen: key, head: own } satisfies RouteData;
  return { screen: key, head: await withFrameParts(own, options.definition, context) } satisfies RouteData;
}

/** Runs a screen's action: success redirects, an invalid submission is shown again by the screen. */
async function act({ action }: { readonly action: Action }, args: LoaderFunctionArgs, options: CreateRoutesOptions) {
  const form = await args.request.formData();
  const answer = await action({ ...getContext(args, options), form });
  if ('to' in answer) throw new Response(null, { status: 303, headers: { location: answer.to } });
  return data(null, { status: answer.status });
}

/** Adds the structured data of the frame's parts; once for the whole site, on its home page. */
async function withFrameParts(
  head: Head,
  { frameParts = [] }: AppDefinition<LoadContext>,
  context: LoadContext,
): Promise<Head> {
  // The frame loads in parallel with the screen; the query cache merges equal requests.
  await Promise.all(frameParts.map((part) => part.load(context)));
  return withStructuredData(head, frameParts, context);
}

function withStructuredData(head: Head, parts: readonly LoadedPart<LoadContext>[], context: LoadContext): Head {
  const added = parts.flatMap((part) => part.structuredData?.(context) ?? []);
  return added.length === 0 ? head : { ...head, jsonLd: [...(head.jsonLd ?? []), ...added] };
}

async function loadNotFound(context: LoadContext, { notFound, i18n }: CreateRoutesOptions) {
  const { load, head } = await notFound.fetch();
  if (load) await loadForEveryPage(() => load(context));
  const own = head ? head(context) : routeHead('notFound', context, i18n);
  return data({ screen: 'notFound', head: own } satisfies RouteData, { status: 404 });
}

/** Loads the data of every page. When its API fails, the page is unavailable (503), not missing. */
async function loadForEveryPage(load: () => Promise<void>): Promise<void> {
  try {
    await load();
  } catch (error) {
    const status = problemStatus(error);
    throw withStatus(error, status < 500 ? 503 : status);
  }
}

/**
 * Redirects pass as they are, and so do faults of ours, which have to be seen; the rest becomes an answer with its
 * status.
 */
function withStatus(error: unknown, status: number): unknown {
  if (error instanceof Response) return error;
  return status === 500 ? error : new Response(null, { status });
}

function getContext({ params, request, context }: LoaderFunctionArgs, options: CreateRoutesOptions): LoadContext {
  return createLoadContext(options.environmentOf(context), { params: knownParams(params), url: new URL(request.url) });
}

/** Returns the parameters that a match has a value for. */
export function knownParams(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const known: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) if (value !== undefined) known[name] = value;
  return known;
}
