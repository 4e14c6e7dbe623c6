import type { hydrateRoot } from 'react-dom/client';
import type { AppDefinition, LocalePack, RouteModule } from '#runtime/contracts/app.ts';
import type { Locale } from '#runtime/contracts/locale.ts';
import { hydratedEvent, lateAttribute } from '#runtime/contracts/page-life.ts';
import { createLateProcedures } from '#runtime/data/late-procedures.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { fillCache, parsePageState } from '#runtime/data/parse-page-state.ts';
import { createQueryClient } from '#runtime/data/query-client.ts';
import { createNotificationStore } from '#runtime/features/notifications/notification-store.ts';
import { createMessages } from '#runtime/i18n/messages.ts';
import { rememberFields } from '#runtime/lib/changed-fields.ts';
import { fetchModule } from '#runtime/lib/fetch-module.ts';
import { ClientPage } from './client-page.tsx';
import type { AppEnvironment } from './create-load-context.ts';
import { createPages, type Pages } from './create-pages.ts';
import { rootElementId, stateElementId } from './element-ids.ts';
import { fetchScreen, type ScreenEnvironment } from './fetch-screen.ts';
import { followStaticLinks } from './follow-static-links.ts';
import { hideToken } from './hide-token.ts';
import { keepPresses } from './keep-presses.ts';
import type { PageView } from './page-view.ts';
import { type PreservedModule, preserveNotFound } from './preserve-not-found.ts';
import { Providers } from './providers.tsx';
import type { RouteState } from './route-data.ts';

/** A page that is hydrated. */
export interface RunningClient {
  readonly environment: AppEnvironment;
  readonly pages: Pages;
}

/**
 * Hydrates the page that the server rendered. A page without state (the error screen) stays as it is: it works by plain
 * links. The router and the code that calls the server are loaded when the visitor is about to go to another page.
 *
 * @param hydrate - React's `hydrateRoot`; that of its profiling build where the site measures its components.
 */
export async function startClient(
  definition: AppDefinition<LoadContext>,
  hydrate: typeof hydrateRoot,
): Promise<RunningClient | undefined> {
  const stateText = document.getElementById(stateElementId)?.textContent;
  const root = document.getElementById(rootElementId);
  if (!stateText || !root) return undefined;

  const state = await parsePageState<RouteState>(stateText);
  const { route } = state;
  const notFound = preserveNotFound(definition);
  const { locale } = route;
  const fetchedPack = fetchPack(definition, locale);
  const fetchedMessages = fetchedPack.then(createMessages);
  const [pack, i18n, view] = await Promise.all([
    fetchedPack,
    fetchedMessages,
    getView(route, { definition, pack: fetchedPack, i18n: fetchedMessages }, notFound),
  ]);

  hideToken(window.location, window.history);
  keepPresses(document);
  const queryClient = createQueryClient();
  fillCache(queryClient, state);
  const environment: AppEnvironment = {
    site: definition.site,
    pack,
    i18n,
    queryClient,
    trpc: createLateProcedures(async (...call) => {
      const { createPageClient } = await fetchModule(() => import('#runtime/data/browser-trpc-client.ts'));
      return createPageClient(route.locale)(...call);
    }),
    notifications: createNotificationStore(),
    vat: route.vat,
    ...(pack.isTracked && { tracking: definition.tracking }),
  };
  const pages = createPages(view, async (show) => {
    const { startRouter } = await fetchModule(() => import('./start-router.ts'));
    return startRouter({ definition, environment, notFound, route, show });
  });
  followStaticLinks(document, pages);
  const applyChanges = rememberFields(root, `[${lateAttribute}]`);
  const onHydrated = (): void => {
    applyChanges();
    document.dispatchEvent(new Event(hydratedEvent));
  };
  hydrate(
    root,
    <Providers environment={environment}>
      <ClientPage pages={pages} definition={definition} onHydrated={onHydrated} />
    </Providers>,
  );
  return { environment, pages };
}

async function fetchPack({ site, localePacks }: AppDefinition<LoadContext>, locale: Locale): Promise<LocalePack> {
  const pack = await localePacks[locale]?.();
  if (!pack) throw new Error(`Site ${site.id} has no locale ${locale}`);
  return pack;
}

/** Returns the view that the server has rendered, including its screen's module: React compares it with the markup. */
async function getView(
  { route, params, data }: RouteState,
  environment: ScreenEnvironment & { readonly definition: AppDefinition<LoadContext> },
  notFound: PreservedModule,
): Promise<PageView> {
  const { pathname, search } = window.location;
  return { location: { pathname, search, key: 'default' }, route, params, data, module: await ownModule() };

  function ownModule(): Promise<RouteModule<LoadContext>> {
    if (data.screen === 'notFound') return notFound.fetch();
    const own = environment.definition.routes.find(({ key }) => key === route);
    if (!own) throw new Error(`The page is of the unknown route ${route}`);
    return fetchScreen(own, environment);
  }
}
