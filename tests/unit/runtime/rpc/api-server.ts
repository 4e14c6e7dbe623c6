import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { components as Content } from '#generated/contracts/content-api.ts';
import type { components as Product } from '#generated/contracts/product-api.ts';

/** A recorded request. */
interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
}

/** Overrides an answer; returns false for the default one. */
type Rule = (request: SeenRequest, response: ServerResponse) => boolean;

/** A server for both specifications with one product, one category, one blog, one page and the menus. */
export interface ApiServer {
  readonly url: string;
  readonly requests: SeenRequest[];
  /** Sets the rule that is tried first; `undefined` removes it. */
  rule(rule: Rule | undefined): void;
  close(): Promise<void>;
}

const slugs = { 'nl-NL': 'fjord-wandpaneel', 'fr-BE': 'panneau-mural-fjord', 'de-DE': 'fjord-wandpaneel' };
const image: Content['schemas']['Image'] = {
  folder: 'fjord-1a2b',
  alt: 'Vilten paneel',
  width: 1600,
  height: 1200,
  color: '#8a9484',
  widths: [320, 640],
  formats: ['avif', 'webp'],
};
const category = { id: 'wall-panels', name: 'Wandpanelen', slug: 'wandpanelen' };
const card: Content['schemas']['ProductCard'] = {
  id: 'fjord-wall-panel',
  kind: 'Standard',
  name: 'Fjord wandpaneel',
  slug: 'fjord-wandpaneel',
  category,
  image,
  fromPrice: { currency: 'EUR', unit: 'piece', priceIncVat: 8349, priceExcVat: 6900 },
  colors: [],
};
/** The product that it has. */
export const product: Product['schemas']['Product'] = {
  ...card,
  sku: 'FJ-1',
  slugs,
  summary: 'Vilt met reliëf.',
  description: '<p onclick="steal()">Geperst vilt.</p><script>steal()</script>',
  brand: 'Acoustic',
  images: [image],
  variants: [],
  options: [],
  pricing: {
    currency: 'EUR',
    vatPercentage: 21,
    quantity: { current: 1 },
    volumeDiscount: [],
    priceIncVat: 8349,
    priceExcVat: 6900,
    totalIncVat: 8349,
    totalExcVat: 6900,
  },
  unit: 'piece',
  attributes: [],
  delivery: { value: 3, period: 'Day', methods: ['Deliver'] },
  related: [],
};
const page: Content['schemas']['ContentPage'] = {
  id: 'about',
  slug: 'over-ons',
  slugs: { 'nl-NL': 'over-ons' },
  title: 'Over ons',
  description: 'Wie de panelen maakt.',
  blocks: [
    { type: 'richText', body: '<p>Sinds 1998.</p><iframe src="https://evil.example"></iframe>' },
    { type: 'faq', title: 'Vragen', questions: [{ question: 'Brandt het?', answer: '<img src=x onerror=x()>Nee.' }] },
  ],
};
const blogCard: Content['schemas']['BlogCard'] = {
  id: 'quiet-office',
  slug: 'stil-kantoor',
  title: 'Een stil kantoor',
  intro: 'Begin bij het plafond.',
  image,
  author: { name: 'Hanne de Wit' },
  publishedAt: '2026-03-12T08:00:00Z',
  readingMinutes: 6,
};
const blog: Content['schemas']['Blog'] = {
  ...blogCard,
  slugs,
  body: '<p>Begin.</p><style>p{}</style>',
  related: [],
  products: [],
};
const fullCategory: Content['schemas']['Category'] = {
  ...category,
  slugs,
  description: 'Vilt voor de wand.',
  body: '<h2 onclick="steal()">Kiezen</h2><script>steal()</script>',
  image,
  productCount: 4,
};
const link = (key: Content['schemas']['RouteKey'], label: string, params = {}): Content['schemas']['MenuItem'] => ({
  kind: 'Link',
  label,
  route: { key, params },
  children: [],
});
const menus: Content['schemas']['Menus'] = {
  header: [link('productOverview', 'Producten')],
  footer: [{ ...link('blogOverview', 'Lezen'), children: [link('contentPage', 'Over ons', { slug: 'over-ons' })] }],
  service: [],
  legal: [link('contentPage', 'Privacy', { slug: 'privacy' })],
};
const list = (items: readonly unknown[], query: URLSearchParams) => ({
  items,
  total: items.length,
  page: Number(query.get('page') ?? 1),
  pageSize: Number(query.get('pageSize') ?? 20),
  pages: 1,
});

/** The bytes of every image. */
export const imageBytes = Buffer.from('RIFF-not-really-a-picture');

const answers: Readonly<Record<string, (query: URLSearchParams) => unknown>> = {
  '/menus': () => menus,
  '/Misc/rating': () => ({ average: 4.6, count: 120 }),
  '/categories': (query) => list([fullCategory], query),
  '/categories/wandpanelen': () => fullCategory,
  '/catalogue/products': (query) => ({ ...list([card], query), facets: [], sorts: [] }),
  '/Products/fjord-wandpaneel': () => product,
  '/Products/fjord-wandpaneel/salie': () => ({ ...product, variantId: 'sage' }),
  '/Products/fjord-wandpaneel/slugs': () => ({ id: product.id, slugs }),
  '/pages': (query) =>
    list(
      [
        { id: 'home', slug: 'home', slugs: {}, title: 'Welkom', updatedAt: '2026-05-04T09:30:00Z' },
        {
          id: 'about',
          slug: 'over-ons',
          slugs: { 'nl-NL': 'over-ons' },
          title: 'Over ons',
          updatedAt: '2026-05-05T09:30:00Z',
        },
      ],
      query,
    ),
  '/pages/about': () => page,
  '/pages/over-ons': () => page,
  '/blogs': (query) => list([blogCard], query),
  '/blogs/stil-kantoor': () => blog,
};

/** Answers with a problem (RFC 9457). */
export function sendProblem(
  response: ServerResponse,
  status: number,
  code: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/problem+json', ...headers });
  response.end(JSON.stringify({ type: 'about:blank', title: code, status, code }));
}

/** Starts the server on a free port. */
export async function startApiServer(): Promise<ApiServer> {
  const requests: SeenRequest[] = [];
  let rule: Rule | undefined;
  const server = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? '/', 'http://api.invalid');
    const seen: SeenRequest = {
      method: incoming.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers,
    };
    requests.push(seen);
    if (rule?.(seen, response)) return;
    if (url.pathname === '/Uploads/fjord-1a2b/640.webp') {
      response.writeHead(200, { 'content-type': 'image/webp', 'content-length': imageBytes.length });
      response.end(imageBytes);
      return;
    }
    const answer = answers[url.pathname];
    if (!answer)
      return sendProblem(response, 404, url.pathname.startsWith('/Products/') ? 'PRODUCT_NOT_FOUND' : 'NOT_FOUND');
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer(url.searchParams)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The API server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    rule: (next) => {
      rule = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
