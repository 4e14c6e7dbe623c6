import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createContentClient } from '#generated/contracts/content-client.ts';
import { createProductClient } from '#generated/contracts/product-client.ts';
import type { RenderPage } from '#runtime/app/create-page-renderer.tsx';
import type { AddressedSite } from '#runtime/contracts/app.ts';
import type { RoutePaths } from '#runtime/contracts/routes.ts';
import { serializePageState } from '#runtime/data/page-state.ts';
import { readProblem } from '#runtime/data/read-problem.ts';
import { appRouter } from '#runtime/rpc/app-router.ts';
import { blogsSitemap } from '#runtime/rpc/blogs/blogs-sitemap.ts';
import { catalogueAnswers } from '#runtime/rpc/catalogue/catalogue-answers.ts';
import { catalogueSitemap } from '#runtime/rpc/catalogue/catalogue-sitemap.ts';
import { contentSitemap } from '#runtime/rpc/content/content-sitemap.ts';
import { createServer, type ServerOptions } from '#runtime/server/create-server.ts';
import { registerFeedRoutes } from '#runtime/server/feeds/feed-routes.ts';
import { registerProductSwitchRoute } from '#runtime/server/locale/product-switch-route.ts';
import type { StorefrontDefinition } from '#runtime/server/storefront-definition.ts';
import { siteModel } from '../rpc/site-model.ts';

const dutchPaths: RoutePaths = {
  home: '/',
  productOverview: '/producten',
  categoryDetail: '/producten/{slug}',
  productDetail: '/product/{slug}',
  blogOverview: '/blogs',
  blogDetail: '/blogs/{slug}',
  contentPage: '/info/{slug}',
  searchOverview: '/zoeken',
  myAccountDetails: '/mijn-account/gegevens',
};

const clientSite: AddressedSite = {
  id: siteModel.id,
  siteName: siteModel.siteName,
  shopName: siteModel.shopName,
  defaultLocale: siteModel.defaultLocale,
  locales: siteModel.locales,
  localeNames: {},
  domains: siteModel.domains,
  pages: {},
  pageSizes: siteModel.pageSizes,
  paths: {
    'nl-NL': dutchPaths,
    'nl-BE': dutchPaths,
    'fr-BE': { home: '/', productDetail: '/produit/{slug}' },
    'de-DE': { home: '/', productDetail: '/produkt/{slug}' },
  },
};

/** Renders the product with the path's last segment as slug. */
const renderProduct: RenderPage = async ({ url, locale, queryClient, trpc }) => {
  const slug = url.pathname.split('/').at(-1) ?? '';
  if (slug === 'old-slug') return { kind: 'redirect', status: 301, location: '/product/fjord-wandpaneel' };
  if (slug === 'bug') throw new Error('a secret of the inside');
  try {
    const product = await queryClient.fetchQuery(trpc.catalogue.product.queryOptions({ slug }));
    return {
      kind: 'page',
      status: 200,
      routeKey: 'productDetail',
      head: {
        title: `${product.name} <&">`,
        description: product.summary,
        alternates: { 'nl-NL': '/product/fjord-wandpaneel', 'fr-BE': '/fr/produit/panneau-mural-fjord' },
        image: '/media/fjord-1a2b/640.webp',
        jsonLd: [{ '@type': 'Product', name: '</script><script>alert(1)</script>' }],
      },
      html: `<h1>${product.name}</h1><p>${locale}</p>`,
      state: serializePageState(queryClient, { note: '</script><!--' }),
    };
  } catch (error) {
    const status = readProblem(error)?.status ?? 500;
    const head = { title: `Status ${status}`, description: '', alternates: {}, index: false };
    return { kind: 'page', status, head, html: '<h1>Helaas</h1>' };
  }
};

/** A storefront around one tiny screen. @public `start-server.test.ts` bundles it. */
export const definition: StorefrontDefinition = {
  site: siteModel,
  client: clientSite,
  renderPage: renderProduct,
  actions: {},
  router: appRouter,
  sitemap: [contentSitemap, catalogueSitemap, blogsSitemap],
  answers: catalogueAnswers,
  serverRoutes: [registerProductSwitchRoute, registerFeedRoutes],
  apiClients: { createProductClient, createContentClient },
  manifest: {
    loader: '/assets/loader-1.js',
    entry: '/assets/entry-1.js',
    imports: ['/assets/react-1.js'],
    stylesheet: '/assets/site-1.css',
    routeStyles: { productDetail: '/assets/site-product-1.css' },
    furtherStyles: '/assets/site-further-1.css',
    fonts: ['/assets/text-1.woff2'],
    routes: { productDetail: ['/assets/product-1.js'] },
    siteData: { 'nl-NL': '/assets/nl-nl-1.js' },
    thirdParties: {},
  },
};

/** Creates a client build with one script, plain and compressed; `remove` deletes it. */
export async function createClientDir(): Promise<{ readonly clientDir: string; readonly remove: () => Promise<void> }> {
  const clientDir = await mkdtemp(path.join(tmpdir(), 'storefront-client-'));
  await mkdir(path.join(clientDir, 'assets'));
  await writeFile(path.join(clientDir, 'assets/entry-1.js'), 'export {};\n');
  await writeFile(path.join(clientDir, 'assets/entry-1.js.br'), 'brotli-bytes');
  await writeFile(path.join(clientDir, 'secret.txt'), 'not for browsers');
  return { clientDir, remove: () => rm(clientDir, { recursive: true }) };
}

/** Creates the server of the storefront above, not listening yet. */
export function createTestServer(apiUrl: string, options: Partial<ServerOptions> = {}): Promise<FastifyInstance> {
  return createServer({
    definition: async () => definition,
    apis: { productApiUrl: apiUrl, contentApiUrl: apiUrl },
    hostAliases: new Map([['staging-fr.acoustic.test', ['fr-BE']]]),
    paymentHosts: [],
    trustProxy: false,
    logger: { level: 'silent' },
    metrics: false,
    sessionSecret: 'a secret of some length that is only used in tests',
    ...options,
  });
}

/** Host header of the Dutch production site. */
export const dutchHost = 'www.acoustic-nl.example';
