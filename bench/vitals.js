import { chromium } from 'playwright';
import { findChromium } from '../tests/support/find-chromium.js';
import { findPaths, startStorefront } from './storefront.js';

/**
 * A middling phone on a slow connection, as Lighthouse takes it: four times slower, 1.6 Mbit/s, 150 ms there and back.
 */
const cpuSlowdown = 4;
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const viewport = { width: 412, height: 823 };
const visits = 3;

/** Main-thread time beyond this counts as blocking (web.dev/tbt). */
const longTaskMs = 50;

/** Milliseconds without a task or a request after which a page has come to rest. */
const restMs = 1500;

const kinds = { Document: 'HTML', Stylesheet: 'CSS', Script: 'JS', Font: 'fonts', Image: 'images' };

/**
 * Measures what a first visit with an empty cache to home, listing and product costs, and what a visitor sees of it:
 * the medians of a few visits in Chromium. Bytes are bodies as they are sent, 1 kB = 1000 bytes.
 */
export async function measureVitals(root) {
  const storefront = await startStorefront(root);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const rows = [];
    for (const [what, path] of Object.entries(await findPaths(storefront.url))) {
      const measured = [];
      for (let visit = 0; visit < visits; visit += 1) {
        measured.push(await visitPage(browser, `http://nl-nl.localhost:${storefront.port}${path}`));
      }
      rows.push({ what, ...describe(measured) });
    }
    const title = `First visits, CPU ${cpuSlowdown}x slower, 1.6 Mbit/s, 150 ms, median of ${visits}`;
    return { title, rows };
  } finally {
    await browser.close();
    await storefront.stop();
  }
}

async function visitPage(browser, url) {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(observe, restMs);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
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
  await page.goto(url, { waitUntil: 'load' });
  const vitals = await page.evaluate(() => globalThis.atRest());
  await context.close();
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

function describe(visited) {
  const of = (read) => median(visited.map(read));
  const blocking = ({ fcp, tasks }) =>
    tasks
      .filter(({ startTime }) => startTime >= fcp)
      .reduce((total, { duration }) => total + Math.max(0, duration - longTaskMs), 0);
  return {
    FCP: `${Math.round(of(({ fcp }) => fcp))} ms`,
    LCP: `${Math.round(of(({ lcp }) => lcp))} ms`,
    TBT: `${Math.round(of(blocking))} ms`,
    CLS: of(({ cls }) => cls).toFixed(3),
    requests: of(({ requests }) => requests),
    ...Object.fromEntries(
      [...Object.values(kinds), 'other'].map((kind) => [
        `${kind} kB`,
        (of(({ bytes }) => bytes[kind] ?? 0) / 1000).toFixed(1),
      ]),
    ),
  };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
