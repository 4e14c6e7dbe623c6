import { once } from 'node:events';
import { createServer } from 'node:http';
import sharp from 'sharp';

/** A server that answers as the Store API of WooCommerce does: products, categories and pictures of a small shop. */
export interface WooCommerceServer {
  readonly url: string;
  stop(): Promise<void>;
}

const categories = [
  { id: 15, parent: 0, name: 'Wandpanelen', slug: 'wandpanelen', description: '<p>Voor rust in huis.</p>', count: 2 },
  { id: 16, parent: 0, name: 'Baffels', slug: 'baffels', description: '', count: 1 },
];

interface Sold {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly category: number;
  /** In the smallest unit of the currency, VAT included, as text. */
  readonly price: string;
  readonly terms: readonly string[];
}

const sold: readonly Sold[] = [
  { id: 101, name: 'Wandpaneel Heide', slug: 'wandpaneel-heide', category: 15, price: '12100', terms: ['Vilt'] },
  { id: 102, name: 'Wandpaneel Duin', slug: 'wandpaneel-duin', category: 15, price: '9680', terms: ['Vilt', 'Eik'] },
  { id: 103, name: 'Baffel Kust', slug: 'baffel-kust', category: 16, price: '24200', terms: [] },
];

/** Starts the server on a free port. */
export async function startWooCommerceServer(): Promise<WooCommerceServer> {
  const picture = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#7d8c78' } })
    .jpeg()
    .toBuffer();
  let url = '';
  const toProduct = ({ id, name, slug, category, price, terms }: Sold) => ({
    id,
    name,
    slug,
    parent: 0,
    type: 'simple',
    permalink: `${url}/product/${slug}/`,
    sku: `W-${id}`,
    short_description: `<p>${name} dempt galm.</p>`,
    description: `<p>${name} is geperst uit gerecyclede vezels.</p>`,
    on_sale: false,
    prices: { price, regular_price: price, sale_price: price, currency_code: 'EUR', currency_minor_unit: 2 },
    images: [{ id: id + 1000, src: `${url}/wp-content/uploads/${slug}.jpg`, name: slug, alt: `${name} aan een muur` }],
    categories: categories.filter((one) => one.id === category),
    attributes: [
      {
        id: 1,
        name: 'Materiaal',
        taxonomy: 'pa_materiaal',
        has_variations: false,
        terms: terms.map((one) => ({ name: one })),
      },
    ],
    is_in_stock: true,
  });
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const send = (list: readonly unknown[], total = list.length): void => {
      response.writeHead(200, { 'content-type': 'application/json', 'x-wp-total': String(total) });
      response.end(JSON.stringify(list));
    };
    if (pathname.startsWith('/wp-content/')) {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
    } else if (pathname === '/wp-json/wc/store/v1/products/categories') {
      send(categories.map((one) => ({ ...one, image: null })));
    } else if (pathname === '/wp-json/wc/store/v1/products') {
      const page = Number(searchParams.get('page') ?? 1);
      const size = Number(searchParams.get('per_page') ?? 10);
      const found = sold
        .filter(({ slug }) => searchParams.get('slug') === null || slug === searchParams.get('slug'))
        .filter(({ category }) => [null, String(category)].includes(searchParams.get('category')));
      if (searchParams.get('orderby') === 'price') found.sort((a, b) => Number(a.price) - Number(b.price));
      send(found.slice((page - 1) * size, page * size).map(toProduct), found.length);
    } else response.writeHead(404, { 'content-type': 'application/json' }).end('{"code":"rest_no_route"}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
