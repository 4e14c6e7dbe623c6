import { createBrowserRouter, matchRoutes, type RouteObject, type RouterState } from 'react-router-dom';
import type { AppDefinition } from '#runtime/contracts/app.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { fetchNotificationArea } from '#runtime/features/notifications/notifications.tsx';
import { fetchModule } from '#runtime/lib/fetch-module.ts';
import { whenOnline } from '#runtime/lib/when-online.ts';
import { fetchStaticParts } from '#runtime/ui/static-part.tsx';
import { type AppEnvironment, createLoadContext, type LoadEnvironment } from './create-load-context.ts';
import type { ShownPage, StartedRouter } from './create-pages.ts';
import { createRoutes, frameRouteId, knownParams } from './create-routes.ts';
import { fetchScreen } from './fetch-screen.ts';
import { loadFurtherStyles } from './load-further-styles.ts';
import { describeNavigationFailure, readNavigationFailure } from './navigation-failure.ts';
import type { PreservedModule } from './preserve-not-found.ts';
import { showProgress } from './progress-bar.ts';
import { readView } from './read-view.ts';
import type { RouteState } from './route-data.ts';
import type { ScrollTarget } from './scroll-to-target.ts';

interface StartRouterOptions {
  readonly definition: AppDefinition<LoadContext>;
  readonly environment: AppEnvironment;
  readonly notFound: PreservedModule;
  /** The page that the server rendered. */
  readonly route: RouteState;
  readonly show: (page: ShownPage) => void;
}

/**
 * Starts React Router where the server stopped: it matches, loads and remembers; what it has found is shown by React.
 */
export async function startRouter(options: StartRouterOptions): Promise<StartedRouter> {
  const { definition, environment, notFound, route, show } = options;
  const loadEnvironment: LoadEnvironment = { ...environment, paths: await fetchModule(definition.paths) };
  const routes = createRoutes({
    definition,
    pack: environment.pack,
    i18n: environment.i18n,
    notFound,
    environmentOf: () => loadEnvironment,
  });
  await Promise.all([loadMatchedRoutes(routes), whenOnline(loadFurtherStyles)]);
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: { [frameRouteId]: null, [route.route]: route.data } },
  });

  let before = router.state;
  router.subscribe((state) => {
    showProgress(state.navigation.state !== 'idle');
    const isSame =
      state.location === before.location && state.loaderData === before.loaderData && state.errors === before.errors;
    const scroll = state.location === before.location ? undefined : scrollTarget(state);
    before = state;
    if (!isSame) show({ view: readView(state, notFound), ...(scroll && { scroll }) });
  });
  keepScrollPositions(router);
  fetchModule(fetchNotificationArea).catch(() => undefined);

  const load = async (to: string): Promise<void> => {
    const url = new URL(to, window.location.href);
    const match = matchRoutes(routes, url)?.at(-1);
    const { pack, i18n } = environment;
    const route = definition.routes.find(({ key }) => key === match?.route.id);
    const module = route && (await fetchScreen(route, { pack, i18n }));
    // Those of the other screen are declared by now.
    const parts = fetchStaticParts();
    await Promise.all([
      parts,
      module?.load?.(createLoadContext(loadEnvironment, { params: knownParams(match?.params ?? {}), url })),
    ]);
  };
  let latest = '';
  return {
    navigate: async (to, navigateOptions) => {
      latest = to;
      showProgress(true);
      const failure = await whenOnline(() => load(to)).then(() => undefined, readNavigationFailure);
      // The visitor has gone to another page since.
      if (latest !== to) return;
      if (failure === undefined) return void router.navigate(withoutOrigin(to), { ...navigateOptions });
      showProgress(false);
      // Code that a new version has removed: a full load brings the new code.
      if (failure === 'outdated') return window.location.assign(to);
      environment.notifications.notify(describeNavigationFailure(failure, environment.i18n));
    },
    // A failure is retried and reported when the visitor goes there.
    prepare: (to) => void load(to).catch(() => undefined),
    refresh: () => router.revalidate(),
  };
}

/** Returns an address without its origin, as the router uses it: a search alone belongs to the current page. */
function withoutOrigin(to: string): string {
  const { pathname, search, hash } = new URL(to, window.location.href);
  return `${pathname}${search}${hash}`;
}

/** Loads the matched routes, except the current page's, whose screen is already there. */
async function loadMatchedRoutes(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Makes the router restore scroll positions instead of the browser, which would do it too early. */
function keepScrollPositions(router: ReturnType<typeof createBrowserRouter>): void {
  router.enableScrollRestoration({}, () => window.scrollY);
  window.history.scrollRestoration = 'manual';
  // For other documents the browser restores the position.
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
}

function scrollTarget({ location, restoreScrollPosition, preventScrollReset }: RouterState): ScrollTarget | undefined {
  if (typeof restoreScrollPosition === 'number') return { top: restoreScrollPosition };
  if (restoreScrollPosition === false || (preventScrollReset && location.hash === '')) return undefined;
  return { hash: location.hash };
}
