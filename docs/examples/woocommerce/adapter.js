// A WooCommerce shop behind a storefront without account, cart and search:
// STORE_URL=https://shop.example SHOP_NAME='Oak & Felt' LOCALES=nl-NL [VAT=21] [PORT=3001] node adapter.js
import { createServer } from 'node:http';
import { makePicture } from './pictures.js';
import { ask, findCategories, findProduct, toCard, toCategory, toProduct, toSlugs } from './store.js';

const { SHOP_NAME = 'Shop', PORT = '3001' } = process.env;
const sorts = {
  POPULAR: { label: 'Populair', query: 'orderby=popularity&order=desc' },
  NEWEST: { label: 'Nieuw', query: 'orderby=date&order=desc' },
  PRICE_ASC: { label: 'Prijs oplopend', query: 'orderby=price&order=asc' },
};

const toPage = (items, total, { page, pageSize }) => ({
  items,
  total,
  page,
  pageSize,
  pages: Math.ceil(total / pageSize),
});
const findCategory = async (name) =>
  (await findCategories()).find(({ id, slug }) => slug === name || String(id) === name);
const toLink = ({ name, slug }) => ({
  kind: 'Link',
  label: name,
  route: { key: 'categoryDetail', params: { slug } },
  children: [],
});

/** What answers each path: gets its `{id}` and the query. Undefined: there is no such thing. */
const operations = {
  async 'GET /menus'() {
    const header = (await findCategories()).filter(({ count }) => count > 0).slice(0, 8);
    return { header: header.map(toLink), footer: [], service: [], legal: [] };
  },
  'GET /pages': (_, query) => toPage([], 0, query),
  async 'GET /pages/{id}'(id) {
    const products = await Promise.all((await ask('/products?per_page=8')).body.map(toCard));
    const blocks = products.length > 0 ? [{ type: 'products', title: SHOP_NAME, products }] : [];
    return { id, slug: id, slugs: {}, title: SHOP_NAME, description: SHOP_NAME, blocks };
  },
  async 'GET /categories'(_, query) {
    const all = await findCategories();
    const shown = all.slice((query.page - 1) * query.pageSize, query.page * query.pageSize);
    return toPage(await Promise.all(shown.map(toCategory)), all.length, query);
  },
  async 'GET /categories/{id}'(id) {
    const found = await findCategory(id);
    return found && toCategory(found);
  },
  async 'GET /catalogue/products'(_, query) {
    const sort = query.sort in sorts ? query.sort : 'POPULAR';
    const category = query.category && (await findCategory(query.category));
    if (query.category && !category) return undefined;
    const filter = category ? `&category=${category.id}` : '';
    const found = await ask(`/products?page=${query.page}&per_page=${query.pageSize}&${sorts[sort].query}${filter}`);
    const page = toPage(await Promise.all(found.body.map(toCard)), found.total, query);
    const offered = Object.entries(sorts).map(([id, { label }]) => ({ id, label, selected: id === sort }));
    return { ...page, facets: [], sorts: offered };
  },
  'GET /catalogue/products/{id}/stories': () => ({ projects: [], advice: [], blogs: [] }),
  async 'GET /Products/{id}'(slug) {
    const found = await findProduct(slug);
    return found && toProduct(found);
  },
  'GET /Products/{id}/slugs': async (slug) => (await findProduct(slug)) && toSlugs(slug),
};

function answer(method, { pathname, searchParams }) {
  const given = Object.fromEntries(searchParams);
  const query = { ...given, page: Number(given.page ?? 1), pageSize: Number(given.pageSize ?? 16) };
  for (const [operation, work] of Object.entries(operations)) {
    const [verb, path] = operation.split(' ');
    const found = verb === method && new RegExp(`^${path.replace('{id}', '([^/]+)')}$`).exec(pathname);
    if (found) return work(decodeURIComponent(found[1] ?? ''), query);
  }
  process.stderr.write(`There is no operation for ${method} ${pathname}\n`);
}

createServer(async (request, response) => {
  const url = new URL(request.url, 'http://adapter');
  const send = (status, type, body) => response.writeHead(status, { 'content-type': type }).end(body);
  const fail = (status, code) =>
    send(status, 'application/problem+json', JSON.stringify({ type: 'about:blank', title: code, status, code }));
  try {
    const [, folder, width] = /^\/Uploads\/([\w-]+)\/(\d+)\.webp$/.exec(url.pathname) ?? [];
    const picture = folder && (await makePicture(folder, Number(width)));
    if (picture) return send(200, 'image/webp', picture);
    const found = await answer(request.method, url);
    if (found === undefined) return fail(404, 'NOT_FOUND');
    send(200, 'application/json', JSON.stringify(found));
  } catch (error) {
    process.stderr.write(`${error.stack}\n`);
    fail(503, 'SERVICE_UNAVAILABLE');
  }
}).listen(Number(PORT), '127.0.0.1', () => process.stdout.write(`The adapter is ready at http://127.0.0.1:${PORT}\n`));
