import { join } from 'node:path';
import pg from 'pg';
import { findPostgres } from '../tests/support/find-postgres.js';
import { startBackend } from './backend.js';
import { startCluster } from './postgres-cluster.js';
import { ms, times } from './timing.js';

const warmUps = 24;
const runs = 60;
const serviceKey = 'a key that only this measurement uses';
const headers = { 'x-shop-id': 'acoustic', 'accept-language': 'nl-NL', 'x-service-key': serviceKey };

/** Sizes that are held against each other. PGlite is for one shop's own machine: it is asked up to 5,000 products. */
const sizes = { PostgreSQL: [50, 5_000, 100_000], PGlite: [50, 5_000] };

/**
 * Measures a read in shops of different sizes, over HTTP and one at a time: the median of many different requests, on
 * PostgreSQL and on PGlite, and its ratio to that of the smallest shop. The shops take turns, so that what else the
 * machine does falls on all of them.
 */
export async function measureReads(root) {
  const rows = [];
  const columns = [];
  for (const [engine, counts] of Object.entries(sizes)) {
    const database = engine === 'PostgreSQL' ? await startDatabases() : undefined;
    if (engine === 'PostgreSQL' && !database) {
      console.log('There is no PostgreSQL on this machine: only PGlite is measured.');
      continue;
    }
    const shops = [];
    try {
      for (const products of counts) {
        const backend = await startReads(root, engine, products, await database?.createDatabase(products));
        shops.push({ products, backend, reads: await getReads(backend.url) });
      }
      for (const what of Object.keys(shops[0].reads)) {
        const medians = await getMedians(
          shops.map(({ backend, reads }) => ({ url: backend.url, addresses: reads[what] })),
        );
        for (const [index, { products }] of shops.entries()) {
          rows.push({
            what: `${engine}, ${what}, ${products.toLocaleString('en')} products`,
            median: ms(medians[index]),
            'of the smallest': times(medians[index] / medians[0]),
          });
          if (products !== Math.max(...counts)) continue;
          columns.push({
            column: `read on ${engine}, ${products.toLocaleString('en')} products`,
            of: what,
            value: medians[index],
            unit: 'ms',
            partners: [{ name: `${Math.min(...counts)} products`, value: medians[0] }],
          });
        }
      }
    } finally {
      for (const { backend } of shops) await backend.stop();
      await database?.stop();
    }
  }
  return { title: `Reads in shops of different sizes, median of ${runs} requests`, rows, columns };
}

/** Starts a temporary PostgreSQL server as the tests do; does nothing where none is installed. */
async function startDatabases() {
  if (!findPostgres()?.bin) return undefined;
  const cluster = await startCluster();
  return {
    async createDatabase(products) {
      const client = new pg.Client({ connectionString: cluster.url });
      await client.connect();
      try {
        await client.query(`create database reads_${products}`);
      } finally {
        await client.end();
      }
      return Object.assign(new URL(cluster.url), { pathname: `/reads_${products}` }).href;
    },
    stop: () => cluster.stop(),
  };
}

/** Starts a backend with this many products. */
function startReads(root, engine, products, databaseUrl) {
  return startBackend(['--seed', `scale:${products}`], {
    DATA_DIR: join(root, `reads-${engine}-${products}`),
    SERVICE_KEY: serviceKey,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
}

/** Returns the requests by kind of read; the addresses of a kind rotate, so that no answer comes from a cache. */
async function getReads(url) {
  const listing = await read(`${url}/catalogue/products?pageSize=100`);
  // The values of most products, so that a page is full in the smallest shop too: else it would show less.
  const value = (facet, index) => {
    const values = listing.facets.find(({ id }) => id === facet)?.values ?? [];
    const most = values.toSorted((a, b) => b.count - a.count).slice(0, 4);
    return `facet=${facet}:${most[index % most.length].id}`;
  };
  const numbers = Array.from({ length: 12 }, (_, index) => index);
  const sorts = ['RECOMMENDED', 'PRICE_ASC', 'PRICE_DESC', 'NAME', 'NRC'];
  const categories = listing.facets.find(({ id }) => id === 'category').values;
  const list = (query) => `/catalogue/products?pageSize=16&${query}`;
  return {
    listing: numbers.map((index) => list(`sort=${sorts[index % 5]}&page=${1 + (index % 3)}`)),
    'listing of a category': numbers.map((index) =>
      list(`category=${categories[index % 4].id}&sort=${sorts[index % 5]}`),
    ),
    'listing with choices': numbers.map((index) =>
      [
        `/catalogue/products?pageSize=4&sort=${sorts[index % 5]}`,
        ...[0, 1, 2].map((brand) => value('brand', brand)),
        ...[0, 1].map((soundClass) => value('soundClass', index + soundClass)),
      ].join('&'),
    ),
    product: numbers.map((index) => `/Products/${listing.items[(index * 7) % listing.items.length].slug}`),
    search: [
      'wandpaneel',
      'akoestisch panneel',
      'vilt',
      'plafondeiland groen',
      'absorber',
      'gordijn',
      'baffel',
      'LIN-1200',
    ].map((typed) => `/search?q=${encodeURIComponent(typed)}`),
    suggestions: ['w', 'wan', 'wandp', 'akoestisch pan', 'pla', 'plafond ei', 'bafl', 'schuim'].map(
      (typed) => `/search/suggestions?q=${encodeURIComponent(typed)}`,
    ),
  };
}

async function read(url) {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return await response.json();
}

/** Returns the median duration for each of the shops, in milliseconds. */
async function getMedians(shops) {
  const took = shops.map(() => []);
  for (let run = 0; run < warmUps + runs; run++) {
    for (const [index, { url, addresses }] of shops.entries()) {
      const started = performance.now();
      await read(`${url}${addresses[run % addresses.length]}`);
      if (run >= warmUps) took[index].push(performance.now() - started);
    }
  }
  return took.map((each) => each.sort((a, b) => a - b)[Math.floor(each.length / 2)]);
}
