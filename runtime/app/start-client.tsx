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
import { createQueryClient } from '#runtime/data/create-query-client.ts';
import { createTrpcClient } from '#runtime/data/create-trpc-client.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { createMessages } from '#runtime/i18n/messages.ts';
import type { AppEnvironment } from './create-load-context.ts';
import { createRoutes, holdNotFound } from './create-routes.tsx';
import { readPageState, stateElementId } from './page-state.ts';
import { Providers } from './providers.tsx';
import { isRouteData } from './route-data.ts';

/**
 * Brings the page that the server rendered to life. A page without state (the error screen) stays as it is: it works
 * by plain links.
 */
export async function startClient(definition: AppDefinition<LoadContext>): Promise<void> {
  const stateText = document.getElementById(stateElementId)?.textContent;
  const root = document.getElementById('root');
  if (!stateText || !root) return;

  const state = readPageState(stateText);
  const pack = await definition.localePacks[state.locale]?.();
  if (!pack) throw new Error(`Site ${definition.site.id} has no locale ${state.locale}`);

  const queryClient = createQueryClient();
  hydrate(queryClient, state.queries);
  const trpcClient = createTrpcClient({ locale: state.locale });
  const trpc = createTRPCOptionsProxy({ client: trpcClient, queryClient });
  const environment: AppEnvironment = {
    site: definition.site,
    pack,
    i18n: createMessages(pack),
    queryClient,
    trpc,
  };
  const notFound = holdNotFound(definition);
  const routes = createRoutes({ definition, pack, notFound, environmentOf: () => environment });
  if (Object.values(state.loaderData).some((value) => isRouteData(value) && value.screen === 'notFound')) {
    await notFound.fetch();
  }
  await loadMatchedRoutes(routes);

  const router = createBrowserRouter(routes, { hydrationData: hydrationData(state.loaderData) });
  hydrateRoot(
    root,
    <Providers environment={environment} trpcClient={trpcClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
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
