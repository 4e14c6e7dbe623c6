import { brotliCompressSync } from 'node:zlib';
import { startPeers } from './peers.js';
import { goTo, launchBrowser, openPage, phone } from './phone.js';
import { startStaticPage } from './static-page.js';
import { findPaths, startStorefront } from './storefront.js';
import { middle } from './timing.js';

const visits = 3;

/** Main-thread time beyond this counts as blocking (web.dev/tbt). */
const longTaskMs = 50;

/** Milliseconds without a task or a request after which a page has come to rest. */
const restMs = 1500;

/** Milliseconds after the load event during which scripts are counted. */
const scriptsMs = 10_000;

const kinds = { Document: 'HTML', Stylesheet: 'CSS', Script: 'JS', Font: 'fonts', Image: 'images' };

/** What only the right page has. */
const marks = { home: 'main h1', listing: 'main a[href^="/product/"]', product: 'main form [type=submit]' };

/**
 * Measures what a first visit with an empty cache to home, listing and product costs, and what a visitor sees of it: the
 * medians of a few visits in Chromium, in turns with those to the same pages of others (`PEER_DIR`), or where there are none to
 * the bare HTML and images. Bytes are bodies as they are sent, 1 kB = 1000 bytes.
 */
export async function measureVitals(root) {
  const storefront = await startStorefront(root);
  const peers = await startPeers();
  const browser = await launchBrowser();
  try {
    const rows = [];
    const columns = [];
    for (const [what, path] of Object.entries(await findPaths(storefront.url))) {
      const own = { name: 'shopgen', url: `http://nl-nl.localhost:${storefront.port}${path}`, mark: marks[what] };
      const bare = peers.length === 0 ? await startStaticPage(own.url) : undefined;
      const others = bare
        ? [{ name: 'static page', url: bare.url, mark: marks[what] }]
        : peers.flatMap(({ name, url, pages }) =>
            pages[what] ? [{ name, url: `${url}${pages[what].path}`, mark: `text=${pages[what].text}` }] : [],
          );
      try {
        const [ours, ...theirs] = await visitInTurns(browser, [own, ...others]);
        for (const result of [ours, ...theirs]) rows.push({ what: `${what}, ${result.name}`, ...describe(result) });
        columns.push(...compareVitals(what, ours, theirs, bare !== undefined));
      } finally {
        await bare?.stop();
      }
    }
    return { title: `First visits, ${phone}, median of ${visits}`, rows, columns: sortByColumn(columns) };
  } finally {
    await browser.close();
    for (const peer of peers) await peer.stop();
    await storefront.stop();
  }
}

/** Visits pages in turns, so that what else the machine does concerns all of them. */
async function visitInTurns(browser, pages) {
  const measured = pages.map(() => []);
  for (let visit = 0; visit < visits; visit += 1) {
    for (const [place, page] of pages.entries()) measured[place].push(await visitPage(browser, page));
  }
  const results = [];
  for (const [place, page] of pages.entries()) {
    const of = (read) => middle(measured[place].map(read));
    results.push({
      name: page.name,
      FCP: of(({ fcp }) => fcp),
      LCP: of(({ lcp }) => lcp),
      TBT: of(calculateBlocking),
      CLS: of(({ cls }) => cls),
      requests: of(({ requests }) => requests),
      bytes: Object.fromEntries(
        [...Object.values(kinds), 'other'].map((kind) => [kind, of(({ bytes }) => bytes[kind] ?? 0)]),
      ),
      scripts: await countScripts(browser, page),
    });
  }
  return results;
}

async function visitPage(browser, target) {
  const { page, devtools, close } = await openPage(browser);
  await page.addInitScript(observe, restMs);
  const bytes = {};
  const typeOf = new Map();
  let requests = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => typeOf.set(requestId, type));
  devtools.on('Network.loadingFinished', () => {
    requests += 1;
  });
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds[typeOf.get(requestId)] ?? 'other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await goTo(page, target);
  const vitals = await page.evaluate(() => globalThis.atRest());
  await close();
  if (vitals.fcp === 0) throw new Error(`${target.url} painted nothing`);
  return { ...vitals, requests, bytes: { ...bytes, HTML: vitals.html } };
}

/**
 * Runs in the page, before anything of its own: records the browser's entries of paint, layout shifts and long tasks.
 */
function observe(restMs) {
  const seen = { fcp: 0, lcp: 0, cls: 0, html: 0, tasks: [], last: 0 };
  const listen = (type, take) =>
    new PerformanceObserver((list) => {
      seen.last = performance.now();
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  listen('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  listen('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  listen('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  listen('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  listen('resource', () => {});
  // For documents DevTools tells nothing of bodies.
  listen('navigation', ({ encodedBodySize }) => {
    seen.html = encodedBodySize;
  });
  globalThis.atRest = () =>
    new Promise((resolve) => {
      const look = () => (performance.now() - seen.last > restMs ? resolve(seen) : setTimeout(look, 100));
      look();
    });
}

/**
 * Counts the scripts of a visit that nobody touches, from navigation to ten seconds after load, inline ones included: those of which
 * a function ran, all that were fetched, and those fetched before the load event. In bytes as they are sent; of an inline
 * script, as brotli packs it alone. A visit of its own, without the phone: the engine counts what runs, which takes time.
 */
async function countScripts(browser, target) {
  const { page, devtools, close } = await openPage(browser, false);
  const scripts = new Map();
  let loadedAt = Number.POSITIVE_INFINITY;
  devtools.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) =>
    scripts.set(requestId, { url: request.url, sentAt: timestamp, bytes: 0, isScript: false }),
  );
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const script = scripts.get(requestId);
    if (script) script.isScript = /javascript|ecmascript/.test(response.mimeType);
  });
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script.bytes += encodedDataLength;
  });
  devtools.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp;
  });
  await devtools.send('Page.enable');
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await goTo(page, target);
  await page.waitForTimeout(scriptsMs);
  const { result } = await devtools.send('Profiler.takePreciseCoverage');
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => src === '' && ['', 'module', 'text/javascript'].includes(type))
      .map(({ text }) => text)
      .join('\n'),
  );
  await close();
  const ran = new Set(
    result.filter(({ functions }) => functions.some(({ ranges }) => ranges[0]?.count > 0)).map(({ url }) => url),
  );
  const fetched = [...scripts.values()].filter(({ isScript }) => isScript);
  const inlineBytes = inline === '' ? 0 : brotliCompressSync(inline).length;
  const sum = (list) => list.reduce((total, { bytes }) => total + bytes, inlineBytes);
  return {
    ran: sum(fetched.filter(({ url }) => ran.has(url))),
    all: sum(fetched),
    beforeLoad: sum(fetched.filter(({ sentAt }) => sentAt < loadedAt)),
  };
}

const calculateBlocking = ({ fcp, tasks }) =>
  tasks
    .filter(({ startTime }) => startTime >= fcp)
    .reduce((total, { duration }) => total + Math.max(0, duration - longTaskMs), 0);

const kilobytes = (bytes) => bytes / 1000;

function describe({ FCP, LCP, TBT, CLS, requests, bytes, scripts }) {
  const inKilobytes = (value) => kilobytes(value).toFixed(1);
  return {
    FCP: `${Math.round(FCP)} ms`,
    LCP: `${Math.round(LCP)} ms`,
    TBT: `${Math.round(TBT)} ms`,
    CLS: CLS.toFixed(3),
    requests,
    'HTML kB': inKilobytes(bytes.HTML),
    'CSS kB': inKilobytes(bytes.CSS),
    'JS run kB': inKilobytes(scripts.ran),
    'JS before load kB': inKilobytes(scripts.beforeLoad),
    'JS until rest kB': inKilobytes(scripts.all),
    'fonts kB': inKilobytes(bytes.fonts),
    'images kB': inKilobytes(bytes.images),
    'other kB': inKilobytes(bytes.other),
  };
}

const readers = {
  FCP: ['ms', ({ FCP }) => Math.round(FCP)],
  LCP: ['ms', ({ LCP }) => Math.round(LCP)],
  TBT: ['ms', ({ TBT }) => Math.round(TBT)],
  CLS: ['', ({ CLS }) => CLS],
  requests: ['', ({ requests }) => requests],
  'HTML + CSS': ['kB', ({ bytes }) => kilobytes(bytes.HTML + bytes.CSS)],
  'JS before a touch': ['kB', ({ scripts }) => kilobytes(scripts.ran)],
  'JS before load': ['kB', ({ scripts }) => kilobytes(scripts.beforeLoad)],
  'JS until rest': ['kB', ({ scripts }) => kilobytes(scripts.all)],
};

/** A page without styles and scripts is a partner for the time until something is seen, not for what it lacks. */
const comparedWithBare = ['FCP', 'LCP'];

function compareVitals(of, ours, theirs, isBare) {
  return Object.entries(readers).map(([column, [unit, read]]) => ({
    column,
    of,
    value: read(ours),
    unit,
    partners:
      isBare && !comparedWithBare.includes(column)
        ? []
        : theirs.map((their) => ({ name: their.name, value: read(their) })),
  }));
}

/** Puts the pages of a column below each other. */
function sortByColumn(columns) {
  const order = Object.keys(readers);
  return columns.toSorted((a, b) => order.indexOf(a.column) - order.indexOf(b.column));
}
