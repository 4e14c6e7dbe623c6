import { goTo, launchBrowser, openPage, phone } from './phone.js';
import { findPaths, startStorefront } from './storefront.js';
import { middle } from './timing.js';

const visits = 3;

/** Milliseconds for which a tap is watched. The browser reports no interaction that is shorter than 16 ms. */
const watchMs = 1500;
const shortestMs = 16;

/** Milliseconds after which what should be there is missing. */
const waitMs = 15_000;

/** Milliseconds in which parts that come late have hydrated, too. */
const settleMs = 2500;

const reportMark = 'bench-taps:';

/** What is tapped: on which page, and where. */
const taps = {
  menu: { on: 'home', find: (page) => page.locator('header summary').filter({ visible: true }).last() },
  filter: { on: 'listing', find: (page) => page.locator('main summary').filter({ visible: true }).first() },
  option: { on: 'product', find: findOption },
  'add to cart': {
    on: 'product',
    find: (page) => page.locator('main form [type=submit]').filter({ visible: true }).first(),
  },
};

/**
 * Measures how long a tap on a phone waits for the next frame (INP): as the very first thing that a visitor does when the page
 * has loaded, and once the application runs.
 */
export async function measureTaps(root) {
  const storefront = await startStorefront(root);
  const browser = await launchBrowser();
  try {
    const paths = await findPaths(storefront.url);
    const rows = [];
    for (const [what, { on, find }] of Object.entries(taps)) {
      const url = `http://nl-nl.localhost:${storefront.port}${paths[on]}`;
      const took = { first: [], warm: [] };
      for (let visit = 0; visit < visits; visit += 1) {
        took.first.push(await tap(browser, url, find, false));
        took.warm.push(await tap(browser, url, find, true));
      }
      rows.push({ what, first: middle(took.first), warm: middle(took.warm) });
    }
    return {
      title: `Taps until the next frame, ${phone}, median of ${visits}; ${shortestMs} ms is the shortest that is told`,
      rows: rows.map(({ what, first, warm }) => ({
        what,
        'very first tap': `${first} ms`,
        'application runs': `${warm} ms`,
      })),
      columns: rows.flatMap(({ what, first, warm }) => [
        { column: 'INP, very first tap', of: what, value: first, unit: 'ms' },
        { column: 'INP, application runs', of: what, value: warm, unit: 'ms' },
      ]),
    };
  } finally {
    await browser.close();
    await storefront.stop();
  }
}

/** Finds the label of an option's value that is not chosen. */
function findOption(page) {
  return page
    .locator('main form label')
    .filter({ has: page.locator('input[type=radio]:not(:checked)') })
    .first();
}

/** Opens a page, taps once and returns the milliseconds until the next frame. */
async function tap(browser, url, find, isWarm) {
  const { page, close } = await openPage(browser);
  let told = 0;
  page.on('console', (message) => {
    if (message.text().startsWith(reportMark)) told = Math.max(told, Number(message.text().slice(reportMark.length)));
  });
  page.setDefaultTimeout(waitMs);
  await page.addInitScript(observe, { reportMark, shortestMs });
  await goTo(page, { url, mark: 'main h1' });
  const target = find(page);
  await target.scrollIntoViewIfNeeded();
  if (isWarm) {
    await page.keyboard.press('Shift');
    await page.waitForFunction(() =>
      Object.keys(document.getElementById('root')).some((key) => key.startsWith('__react')),
    );
    await page.waitForTimeout(settleMs);
    // The key was an interaction as well.
    told = 0;
  }
  await target.tap({ noWaitAfter: true });
  await page.waitForTimeout(watchMs);
  await close();
  return Math.max(shortestMs, told);
}

/** Runs in the page, before anything of its own: reports each interaction as soon as its frame is shown, and before the page goes. */
function observe({ reportMark, shortestMs }) {
  const report = (entries) => {
    for (const { interactionId, duration, name } of entries)
      if (interactionId > 0 && name !== 'keydown' && name !== 'keyup') console.debug(`${reportMark}${duration}`);
  };
  const observer = new PerformanceObserver((list) => report(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: shortestMs });
  addEventListener('pagehide', () => report(observer.takeRecords()));
}
