import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import sharp from 'sharp';
import type { components as Content } from '#generated/contracts/content-api.ts';
import type { components as Products } from '#generated/contracts/product-api.ts';

type Image = Content['schemas']['Image'];
type ProductCard = Content['schemas']['ProductCard'];
type Product = Products['schemas']['Product'];

/** A server that shares only the two specifications with the reference backend. */
export interface OtherServer {
  readonly url: string;
  /** Answers every further request with this status and no body; `undefined` ends it. */
  fail(status: number | undefined): void;
  /** `X-Shop-Id` and `Accept-Language` of the requests so far. */
  readonly seenHeaders: { readonly shop: string | undefined; readonly language: string | undefined }[];
  stop(): Promise<void>;
}

const image: Image = {
  folder: 'oak-0001',
  alt: 'Oak slats',
  width: 800,
  height: 600,
  color: '#b08a5a',
  widths: [320, 640],
  formats: ['webp'],
};

const slugs = { 'nl-NL': 'eik-lat', 'de-DE': 'eiche-latte', 'en-GB': 'oak-slat' };

const card: ProductCard = {
  id: '4711',
  kind: 'Standard',
  name: 'Lattenwand Veluwe',
  slug: 'eik-lat',
  category: { id: '12', name: 'Wanden', slug: 'wanden' },
  image,
  fromPrice: { currency: 'EUR', unit: 'm2', priceIncVat: 12_100, priceExcVat: 10_000 },
  colors: [],
};

const product: Product = {
  id: '4711',
  kind: 'Standard',
  sku: 'VEL-1',
  name: 'Lattenwand Veluwe',
  slug: 'eik-lat',
  slugs,
  summary: 'Eikenhouten latten op vilt.',
  description: '<p>Gezaagd in Apeldoorn.</p><script>alert(1)</script><p onclick="alert(2)">Geolied.</p>',
  category: { id: '12', name: 'Wanden', slug: 'wanden' },
  brand: 'Veluwe',
  images: [image],
  variants: [],
  options: [],
  pricing: {
    currency: 'EUR',
    vatPercentage: 21,
    quantity: { current: 1 },
    volumeDiscount: [],
    priceIncVat: 12_100,
    priceExcVat: 10_000,
    totalIncVat: 12_100,
    totalExcVat: 10_000,
  },
  unit: 'm2',
  attributes: [{ name: 'Dikte', value: '22 mm', type: 'text' }],
  delivery: { value: 2, period: 'Week', methods: ['Deliver'] },
  related: [],
};

const category: Content['schemas']['Category'] = {
  id: '12',
  name: 'Wanden',
  slug: 'wanden',
  slugs: { 'nl-NL': 'wanden' },
  description: 'Latten en panelen voor de wand.',
  image,
  productCount: 1,
};

const menus: Content['schemas']['Menus'] = {
  header: [{ kind: 'Link', label: 'Alles', route: { key: 'productOverview', params: {} }, children: [] }],
  footer: [],
  service: [],
  legal: [],
};

function contentPage(id: string): Content['schemas']['ContentPage'] {
  return {
    id,
    slug: id,
    slugs: { 'nl-NL': id },
    title: 'Houtwerf Veluwe',
    description: 'Wanden van eigen bodem.',
    blocks: [{ type: 'products', title: 'Van de werf', products: [card] }],
  };
}

const onePage = { total: 1, page: 1, pageSize: 16, pages: 1 };

const answers: Readonly<Record<string, unknown>> = {
  '/menus': menus,
  '/categories': { ...onePage, items: [category] } satisfies Content['schemas']['CategoryList'],
  '/categories/wanden': category,
  '/catalogue/products': {
    ...onePage,
    items: [card],
    facets: [],
    sorts: [{ id: 'RECOMMENDED', label: 'Aanbevolen', selected: true }],
  } satisfies Content['schemas']['ProductListing'],
  '/Products/eik-lat': product,
  '/blogs': { total: 0, page: 1, pageSize: 9, pages: 0, items: [] } satisfies Content['schemas']['BlogList'],
};

/** Starts the server on a free port. */
export async function startOtherServer(): Promise<OtherServer> {
  const seenHeaders: OtherServer['seenHeaders'] = [];
  let failure: number | undefined;
  const picture = await sharp({ create: { width: 320, height: 240, channels: 3, background: image.color } })
    .webp()
    .toBuffer();

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://other.example');
    if (failure !== undefined) return void response.writeHead(failure).end();
    if (pathname.startsWith('/Uploads/')) {
      return void response.writeHead(200, { 'content-type': 'image/webp' }).end(picture);
    }
    seenHeaders.push({ shop: request.headers['x-shop-id']?.toString(), language: request.headers['accept-language'] });
    const page = /^\/pages\/([a-z-]+)$/.exec(pathname)?.[1];
    const answer = page === undefined ? answers[pathname] : contentPage(page);
    if (answer === undefined) return sendProblem(response);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    fail: (status) => {
      failure = status;
    },
    seenHeaders,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function sendProblem(response: ServerResponse): void {
  const problem: Content['schemas']['Problem'] = {
    type: 'about:blank',
    title: 'Not found',
    status: 404,
    code: 'NOT_FOUND',
  };
  response.writeHead(404, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem));
}
