import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser, openPage } from '#tests/support/browser.ts';
import { findViolations } from '#tests/support/find-violations.ts';
import { choices, times } from '#tests/support/soak.ts';
import { held, ofCheck } from '#tests/support/trust.ts';

// One visit a page, judged on everything: status, language, head, accessibility, policy, console, overflow, layout shift. Of
// pages that differ in their content alone, such as products, one is visited, in `npm run soak -- pages` three of each, in all
// locales. Not all: the choices of a filter make more addresses than can be visited.
const pagesOfAKind = times(1, 3);
const home = new URL(inject('storefrontUrl'));

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

// In parallel: most of a visit is waiting for the network.
it.concurrent.each([
  ['fr-BE', '/fr'],
  ['de-DE', '/'],
  ...choices<[string, string]>(
    [],
    [
      ['nl-NL', '/'],
      ['en-GB', '/'],
      ['nl-BE', '/'],
      ['fr-FR', '/'],
      ['de-AT', '/'],
    ],
  ),
])(
  `every kind of page that can be reached by links in %s holds up, on a phone ${ofCheck(29)} ${ofCheck(49)}`,
  async (locale, start) => {
    const origin = `http://${locale.toLowerCase()}.localhost:${home.port}`;
    const { page, context, complaints } = await openPage(browser, { width: 390 });
    await watchLayoutShift(page);
    const seen = new Set([start]);
    const kinds = new Map<string, number>();
    const waiting = [start];
    const problems: string[] = [];
    const titles = new Map<string, string>();

    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      complaints.length = 0;
      const response = await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
      const say = (problem: string): void => {
        problems.push(`${path}: ${problem}`);
      };
      if (response?.status() !== 200) say(`answered ${response?.status()}`);
      for (const complaint of complaints) say(complaint);
      for (const problem of await checkPage(page, locale)) say(problem);

      const title = await page.title();
      const { pathname, search } = new URL(page.url());
      // A redirect, to the login for example, has another address.
      if (`${pathname}${search}` === path) {
        const sameTitle = titles.get(title);
        if (sameTitle !== undefined && !path.includes('?')) say(`has the title of ${sameTitle}`);
        titles.set(title, path);
      }

      for (const link of await localLinks(page, origin)) {
        const kind = getKind(link, start);
        const visits = kinds.get(kind) ?? 0;
        if (seen.has(link) || visits >= pagesOfAKind) continue;
        kinds.set(kind, visits + 1);
        seen.add(link);
        waiting.push(link);
      }
    }

    expect(problems).toEqual([]);
    // Home, overviews, categories, products, blogs and content pages.
    expect(kinds.size).toBeGreaterThan(20);
    held(29, seen.size);
    held(49, 1);
    await context.close();
  },
  times(600_000, 7_200_000),
);

/** Returns the kind of a page: pages with the same parent, such as `/product/*`, or with the same query parameters. */
function getKind(link: string, start: string): string {
  const { pathname, searchParams } = new URL(link, home);
  const parts = pathname.slice(start.length).split('/').filter(Boolean);
  const place = parts.length > 1 ? `${parts[0]}${'/*'.repeat(parts.length - 1)}` : pathname;
  return [place, ...searchParams.keys()].join(' ');
}

async function checkPage(page: Page, locale: string): Promise<string[]> {
  const problems: string[] = [];
  const facts = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
    hreflangs: [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) =>
      link.getAttribute('hreflang'),
    ),
    isIndexed: document.querySelector('meta[name="robots"][content="noindex"]') === null,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    inlineStyles: document.querySelectorAll('#root [style]').length,
    picturesWithoutSize: document.querySelectorAll('img:not([width]), img:not([height]), img:not([alt])').length,
    missingTexts:
      /\b(global|header|footer|product|blogs|homepage|inspiration|components|project|search|routes):[a-z]/.exec(
        document.body.innerText,
      )?.[0],
    shift: Number(document.documentElement.dataset.layoutShift ?? 0),
  }));
  if (facts.lang !== locale) problems.push(`has the language ${facts.lang}`);
  if (facts.headings !== 1) problems.push(`has ${facts.headings} main headings`);
  if (facts.description.length < 20) problems.push('has no description');
  // Pages that are not indexed need no canonical address.
  if (facts.isIndexed && !facts.canonical.startsWith('https://www.acoustic-'))
    problems.push(`has the canonical address "${facts.canonical}"`);
  if (facts.isIndexed && !(facts.hreflangs.includes(locale) && facts.hreflangs.includes('x-default')))
    problems.push('lacks alternates');
  if (facts.overflow > 0) problems.push(`is ${facts.overflow} px wider than the screen`);
  if (facts.inlineStyles > 0) problems.push('has inline styles');
  if (facts.picturesWithoutSize > 0) problems.push('has pictures without size or alternative text');
  if (facts.missingTexts !== undefined) problems.push(`shows the key ${facts.missingTexts}`);
  if (facts.shift > 0.05) problems.push(`shifts by ${facts.shift}`);
  for (const violation of await findViolations(page)) problems.push(`axe ${violation}`);
  return problems;
}

/** Sums layout shifts (the Layout Instability API). */
async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (
          'value' in entry &&
          typeof entry.value === 'number' &&
          !('hadRecentInput' in entry && entry.hadRecentInput)
        ) {
          sum += entry.value;
        }
      }
      document.documentElement.dataset.layoutShift = sum.toFixed(4);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function localLinks(page: Page, origin: string): Promise<string[]> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.flatMap((href) => {
    const url = new URL(href, page.url());
    // Leaves out other languages, images, and the unlimited combinations of filters and sort orders.
    if (url.origin !== origin || /^\/(locale|media)\//.test(url.pathname) || /facet|sort/.test(url.search)) return [];
    return [`${url.pathname}${url.search}`];
  });
}
