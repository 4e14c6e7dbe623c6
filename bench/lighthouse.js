import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { findChromium } from '../tests/support/find-chromium.js';
import { findFreePort } from './peers.js';
import { findArticle, findPaths, startStorefront } from './storefront.js';

const visits = 3;

/** Points below which an audit is not named. */
const minPoints = 0.5;

/**
 * Measures Lighthouse's performance score on its mobile profile for home, listing, product and article, with the audits that
 * cost points. Lighthouse is not a dependency: `LIGHTHOUSE` names the folder where `npm install lighthouse@12` was run.
 */
export async function measureLighthouse(root) {
  const title = `Lighthouse, performance on a phone, median of ${visits}`;
  if (!process.env.LIGHTHOUSE) {
    return { title, rows: [], note: 'LIGHTHOUSE names no folder in which npm install lighthouse@12 was run.' };
  }
  const { lighthouse, version } = await loadLighthouse(resolve(process.env.LIGHTHOUSE));
  const storefront = await startStorefront(root);
  try {
    const rows = [];
    const pages = { ...(await findPaths(storefront.url)), article: await findArticle(storefront.url) };
    for (const [what, path] of Object.entries(pages)) {
      rows.push({ what, ...(await measureScore(lighthouse, `http://nl-nl.localhost:${storefront.port}${path}`)) });
    }
    const columns = rows.map(({ what, score }) => ({
      column: 'Lighthouse',
      of: what,
      value: score,
      unit: '',
      higherIsBetter: true,
    }));
    return { title: `${title} of Lighthouse ${version}`, rows, columns };
  } finally {
    await storefront.stop();
  }
}

async function loadLighthouse(folder) {
  const place = [join(folder, 'node_modules/lighthouse'), folder].find((each) =>
    existsSync(join(each, 'core/index.js')),
  );
  if (place === undefined) throw new Error(`There is no Lighthouse in ${folder}: run npm install lighthouse@12 there.`);
  const { default: lighthouse } = await import(pathToFileURL(join(place, 'core/index.js')).href);
  return { lighthouse, version: JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')).version };
}

async function measureScore(lighthouse, url) {
  const reports = [];
  for (let visit = 0; visit < visits; visit += 1) reports.push(await audit(lighthouse, url));
  const byScore = reports.toSorted((a, b) => getScore(a) - getScore(b));
  const middle = byScore[Math.floor(visits / 2)];
  const { audits, categories } = middle;
  const costs = categories.performance.auditRefs
    .filter(({ weight }) => weight > 0)
    .map(({ id, weight }) => ({ id, points: weight * (1 - (audits[id].score ?? 0)) }))
    .filter(({ points }) => points >= minPoints)
    .map(({ id, points }) => `${id} −${points.toFixed(1)}`);
  const figure = (id) => Math.round(audits[id].numericValue);
  return {
    score: getScore(middle),
    lowest: getScore(byScore[0]),
    'FCP ms': figure('first-contentful-paint'),
    'LCP ms': figure('largest-contentful-paint'),
    'TBT ms': figure('total-blocking-time'),
    CLS: audits['cumulative-layout-shift'].numericValue.toFixed(3),
    'speed index ms': figure('speed-index'),
    'costs points': costs.join(', '),
  };
}

const getScore = ({ categories }) => Math.round(categories.performance.score * 100);

/** Visits a page in a browser of its own, so that nothing is cached. */
async function audit(lighthouse, url) {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: ['performance'] });
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    await browser.close();
  }
}
