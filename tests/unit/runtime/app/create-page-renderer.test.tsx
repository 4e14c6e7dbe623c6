import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createPageRenderer, type RenderedPage } from '#runtime/app/create-page-renderer.tsx';
import type { AppDefinition, ErrorScreenProps, LocalePack, RouteDefinition } from '#runtime/contracts/app.ts';
import type { RouteKey } from '#runtime/contracts/routes.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { createQueryClient } from '#runtime/data/query-client.ts';
import { useShownReport } from '#runtime/ui/tracking-context.ts';
import { apiProblem, createStubbedTrpc, noMenus, type StubbedAnswer } from '#tests/support/stubbed-trpc.ts';

function route(key: RouteKey, Screen: () => ReactNode): RouteDefinition<LoadContext> {
  const head = { title: key, description: `About ${key}`, alternates: {} };
  return { key, module: async () => ({ Screen, load: async () => undefined, head: () => head }) };
}

const paths = {
  home: '/',
  blogOverview: '/blogs',
  blogDetail: '/blogs/{slug}',
  contact: '/contact',
  notFound: '/page-non-trouvee',
};

const frenchPack = async (): Promise<LocalePack> => ({
  locale: 'fr-BE',
  settings: { language: 'fr', name: 'Français', country: 'BE', currency: 'EUR', timeZone: 'Europe/Brussels' },
  messages: { routes: { contact: 'Contact' } },
  paths,
  formTexts: async () => ({}),
});

const definition: AppDefinition<LoadContext> = {
  site: {
    id: 'mini',
    siteName: 'Mini',
    shopName: 'Mini Shop',
    defaultLocale: 'fr-BE',
    locales: ['fr-BE'],
    localeNames: { 'fr-BE': 'Français' },
    domains: { 'fr-BE': { host: 'www.mini.example', prefix: '/fr' } },
    pages: {},
    pageSizes: { archive: 9, productArchive: 16, inspirationArchive: 6 },
  },
  paths: async () => ({ 'fr-BE': paths }),
  routes: [
    route('home', () => <h1>Bienvenue</h1>),
    route('blogOverview', () => {
      throw new TypeError('blogs is undefined');
    }),
    {
      key: 'blogDetail',
      module: async () => ({
        Screen: () => <h1>Article</h1>,
        load: async ({ params }) => {
          throw apiProblem(Number(params.slug));
        },
        head: () => ({ title: 'Article', description: '', alternates: {} }),
      }),
    },
    { key: 'contact', module: async () => ({ Screen: () => <h1>Écrivez-nous</h1> }) },
    route('notFound', () => <h1>Introuvable</h1>),
  ],
  ErrorScreen: ({ status }: ErrorScreenProps) => <h1>Erreur {status}</h1>,
  localePacks: {
    'fr-BE': frenchPack,
  },
  slots: {},
};

const noEvent = () => {
  throw new Error('The server reports nothing by itself');
};

async function render(path: string, menus: StubbedAnswer = { data: noMenus }, app = definition): Promise<RenderedPage> {
  const queryClient = createQueryClient();
  const trpc = createStubbedTrpc(queryClient, () => menus);
  const result = await createPageRenderer(app)({
    locale: 'fr-BE',
    url: new URL(path, 'http://mini.example'),
    vat: 'incl',
    queryClient,
    trpc,
    signal: new AbortController().signal,
  });
  if (result.kind !== 'page') throw new Error(`${path} redirects`);
  return result;
}

describe('createPageRenderer', () => {
  it('renders the screen of a path under the prefix of its locale', async () => {
    const page = await render('/fr');
    expect(page).toMatchObject({ status: 200, routeKey: 'home' });
    expect(page.html).toContain('Bienvenue');
    expect(page.state).toContain('"locale":"fr-BE"');
  });

  it('renders a screen without loader and head, with the title of its route', async () => {
    const page = await render('/fr/contact');
    expect(page.html).toContain('Écrivez-nous');
    expect(page.head).toEqual({ title: 'Contact', description: '', alternates: { 'fr-BE': '/fr/contact' } });
  });

  it('collects the reports of what a page shows, where visits are tracked', async () => {
    const Shown = () => {
      useShownReport(() => ['request', 'contactformulier'], 'shown');
      return <h1>Bienvenue</h1>;
    };
    const routes = [route('home', Shown), ...definition.routes.slice(1)];
    const tracking = { report: noEvent, reportShown: noEvent, reportPage: noEvent };
    const localePacks = {
      'fr-BE': async () => ({ ...(await frenchPack()), isTracked: true }),
    };
    const getReports = async (app: typeof definition) => (await render('/fr', { data: noMenus }, app)).reports;
    expect(await getReports({ ...definition, routes, tracking, localePacks })).toEqual([
      ['request', 'contactformulier'],
    ]);
    expect(await getReports({ ...definition, routes, tracking })).toBeUndefined();
    expect(await getReports({ ...definition, routes })).toBeUndefined();
  });

  it('answers a path that no route knows with the notFound screen', async () => {
    const page = await render('/fr/nulle-part');
    expect(page).toMatchObject({ status: 404, routeKey: 'notFound' });
    expect(page.html).toContain('Introuvable');
  });

  it('keeps the frame around a failing screen, returns the error, and leaves nothing to hydrate', async () => {
    const page = await render('/fr/blogs');
    expect(page.status).toBe(500);
    expect(page.error).toBeInstanceOf(TypeError);
    expect(page.html).toContain('Erreur');
    expect(page.html).toContain('<header');
    expect(page.state).toBeUndefined();
  });

  it('shows the error screen without a frame if the frame fails', async () => {
    const page = await render('/fr', { data: {} });
    expect(page.status).toBe(500);
    expect(page.error).toBeInstanceOf(TypeError);
    expect(page.html).toContain('Erreur');
    expect(page.html).not.toContain('<header');
  });

  it.each([404, 401, 429, 503])('does not call a page missing because the menus answer %i', async (status) => {
    const page = await render('/fr', { status });
    expect(page.status).toBe(503);
    expect(page.html).toContain('Erreur');
  });

  it.each([400, 404])('says that an item does not exist when the API answers %i for it', async (status) => {
    const page = await render(`/fr/blogs/${status}`);
    expect(page).toMatchObject({ status: 404, routeKey: 'notFound' });
    expect(page.html).toContain('Introuvable');
  });
});
