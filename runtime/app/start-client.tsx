import { hydrate } from '@tanstack/react-query';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import type { AppDefinition } from '#runtime/contracts/app.ts';
import { createBrowserTrpcClient } from '#runtime/data/browser-trpc-client.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { parsePageState } from '#runtime/data/page-state.ts';
import { createQueryClient } from '#runtime/data/query-client.ts';
import { createMessages } from '#runtime/i18n/messages.ts';
import type { AppRouter } from '#runtime/rpc/app-router.ts';
import type { AppEnvironment } from './create-load-context.ts';
import { createRoutes, holdNotFound } from './create-routes.tsx';
import { rootElementId, stateElementId } from './element-ids.ts';
import { Providers } from './providers.tsx';
import { isRouteData, type RouteState } from './route-data.ts';

/** A page that has come to life. */
export interface RunningClient {
  readonly environment: AppEnvironment;
  readonly router: ReturnType<typeof createBrowserRouter>;
}

/**
 * Brings the page that the server rendered to life. A page without state (the error screen) stays as it is: it works
 * by plain links.
 */
export async function startClient(definition: AppDefinition<LoadContext>): Promise<RunningClient | undefined> {
  const stateText = document.getElementById(stateElementId)?.textContent;
  const root = document.getElementById(rootElementId);
  if (!stateText || !root) return undefined;

  const { queries, route } = parsePageState<RouteState>(stateText);
  const pack = await definition.localePacks[route.locale]?.();
  if (!pack) throw new Error(`Site ${definition.site.id} has no locale ${route.locale}`);

  const queryClient = createQueryClient();
  hydrate(queryClient, queries);
  const trpcClient = createBrowserTrpcClient({ locale: route.locale });
  const trpc = createTRPCOptionsProxy<AppRouter>({ client: trpcClient, queryClient });
  const environment: AppEnvironment = {
    site: definition.site,
    pack,
    i18n: createMessages(pack),
    queryClient,
    trpc,
    vat: route.vat,
  };
  const notFound = holdNotFound(definition);
  const routes = createRoutes({ definition, pack, notFound, environmentOf: () => environment });
  if (Object.values(route.loaderData).some((value) => isRouteData(value) && value.screen === 'notFound')) {
    await notFound.fetch();
  }
  await loadMatchedRoutes(routes);

  const router = createBrowserRouter(routes, { hydrationData: hydrationData(route.loaderData) });
  hydrateRoot(
    root,
    <Providers environment={environment} trpcClient={trpcClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { environment, router };
}

function hydrationData(loaderData: Readonly<Record<string, unknown>>): HydrationState {
  return { loaderData: { ...loaderData } };
}

/** The first page has to be complete before React compares it with the markup, so its lazy routes are loaded ahead. */
async function loadMatchedRoutes(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
