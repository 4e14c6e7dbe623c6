import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { findPostgres } from '../tests/support/find-postgres.js';
import { startBackend } from './backend.js';
import { ms, times } from './timing.js';
import { projectRoot } from './work-root.js';

const warmUps = 24;
const runs = 60;
const shop = { 'x-shop-id': 'acoustic', 'accept-language': 'nl-NL' };

/** Sizes that are held against each other. PGlite is for one shop's own machine: it is asked up to 5,000 products. */
const sizes = { PostgreSQL: [50, 5_000, 100_000], PGlite: [50, 5_000] };

/**
 * Measures a read in shops of different sizes, over HTTP and one at a time: the median of many different requests, on
 * PostgreSQL and on PGlite, and its ratio to that of the smallest shop.
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
    const smallest = {};
    try {
      for (const products of counts) {
        const backend = await startReads(root, engine, products, await database?.createDatabase());
        try {
          for (const [what, urls] of Object.entries(await readsOf(backend.url))) {
            const took = await medianOf(backend.url, urls);
            smallest[what] ??= took;
            rows.push({
              what: `${engine}, ${what}, ${products.toLocaleString('en')} products`,
              median: ms(took),
              'of the smallest': times(took / smallest[what]),
            });
            if (products !== Math.max(...counts)) continue;
            columns.push({
              column: `read on ${engine}, ${products.toLocaleString('en')} products`,
              of: what,
              value: took,
              unit: 'ms',
              partners: [{ name: `${Math.min(...counts)} products`, value: smallest[what] }],
            });
          }
        } finally {
          await backend.stop();
        }
      }
    } finally {
      await database?.stop();
    }
  }
  rows.sort((a, b) => groupOf(a.what).localeCompare(groupOf(b.what)));
  return { title: `Reads in shops of different sizes, median of ${runs} requests`, rows, columns };
}

const groupOf = (what) => what.split(', ').slice(0, -1).join(', ');

/** Starts a temporary PostgreSQL server as the tests do; does nothing where none is installed. */
async function startDatabases() {
  if (!findPostgres()) return undefined;
  const file = join(projectRoot, 'test-results', `bench-postgres-${process.pid}.mjs`);
  await mkdir(join(projectRoot, 'test-results'), { recursive: true });
  const bundle = await rolldown({
    cwd: projectRoot,
    input: join(projectRoot, 'tests/support/postgres.ts'),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith('/'),
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  await writeFile(file, output[0].code);
  try {
    const { startPostgres } = await import(pathToFileURL(file).href);
    return await startPostgres();
  } finally {
    await rm(file);
  }
}

/** Starts a backend with this many products. */
function startReads(root, engine, products, databaseUrl) {
  return startBackend(['--seed', `scale:${products}`], {
    DATA_DIR: join(root, `reads-${engine}-${products}`),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
}

/** Returns the requests by kind of read; the addresses of a kind rotate, so that no answer comes from a cache. */
async function readsOf(url) {
  const listing = await read(`${url}/catalogue/products?pageSize=100`);
  const value = (facet, index) => {
    const values = listing.facets.find(({ id }) => id === facet)?.values ?? [];
    return `facet=${facet}:${values[index % values.length].id}`;
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
      list(
        `${value('brand', 0)}&${value('brand', 1 + (index % 3))}&${value('soundClass', index)}&sort=${sorts[index % 5]}`,
      ),
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
  const response = await fetch(url, { headers: shop });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return await response.json();
}

/** Returns the median duration in milliseconds. */
async function medianOf(url, addresses) {
  const took = [];
  for (let run = 0; run < warmUps + runs; run++) {
    const address = `${url}${addresses[run % addresses.length]}`;
    const started = performance.now();
    await read(address);
    if (run >= warmUps) took.push(performance.now() - started);
  }
  return took.sort((a, b) => a - b)[Math.floor(took.length / 2)];
}
