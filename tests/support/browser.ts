import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { staticAttribute } from '#runtime/contracts/page-life.ts';
import { findTestChromium } from './find-chromium.js';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  // Fewer processes per tab, without an effect on pages.
  '--in-process-gpu',
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface BrowserOptions {
  /** Whether pages show their pictures; default: true. Decoding them takes a tenth of the time of form tests. */
  readonly pictures?: boolean;
}

/** Launches the machine's Chromium, without background traffic. */
export async function launchBrowser({ pictures = true }: BrowserOptions = {}): Promise<Browser> {
  const executablePath = findTestChromium();
  if (executablePath === undefined) throw new Error('No Chromium on this machine; `npm test` says how to get one');
  return chromium.launch({
    executablePath,
    args: pictures ? flags : [...flags, '--blink-settings=imagesEnabled=false'],
  });
}

/** A tab with its collected errors. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console messages, uncaught errors, policy violations and failed requests; empty on a healthy page. */
  readonly complaints: string[];
}

export interface WatchedPageOptions {
  readonly javaScriptEnabled?: boolean;
  /** The visitor's consent; `unasked`: no answer yet. With `agreed`, third parties return empty answers. */
  readonly consent?: 'refused' | 'agreed' | 'unasked';
  /** CSS pixels. */
  readonly width?: number;
  /** Whether the device has a touch screen instead of a mouse. */
  readonly hasTouch?: boolean;
  /** Whether the browser ignores policies for scripts. */
  readonly bypassCsp?: boolean;
}

/** The tabs that no test has closed yet. */
export const openPages = new Set<Page>();

/** Opens a tab with its own cookies, and collects its errors. */
export async function openPage(browser: Browser, options: WatchedPageOptions = {}): Promise<WatchedPage> {
  const { javaScriptEnabled = true, consent = 'refused', width = 1440, hasTouch = false, bypassCsp = false } = options;
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ javaScriptEnabled, hasTouch, viewport, bypassCSP: bypassCsp });
  const page = await context.newPage();
  // Longer than the servers of tests take at the most, which is a form's deadline.
  page.setDefaultTimeout(60_000);
  openPages.add(page);
  page.on('close', () => openPages.delete(page));
  if (consent !== 'unasked') {
    const answer = consent === 'agreed' ? 'yes' : 'no';
    await context.addInitScript((cookie) => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the shop does it
      if (!document.cookie.includes('consent=')) document.cookie = cookie;
    }, `consent=1.statistics:${answer}.marketing:${answer}.forms:no; Path=/`);
  }
  if (consent === 'agreed')
    await context.route(/^https:\/\/(?:[^/]+\.example|www\.googletagmanager\.com)\//, (route) =>
      route.fulfill({ status: 204 }),
    );
  const complaints: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    // Chromium's message lacks the URL.
    const what = message.text().startsWith('Failed to load resource') ? ` ${decodeURIComponent(url)}` : '';
    complaints.push(`console ${message.type()}: ${message.text()}${what}`);
  });
  page.on('pageerror', ({ message }) => {
    // Of a view transition between documents that a busy machine drew too late: no script of the page has asked for it.
    if (!message.includes('Page already revealed')) complaints.push(`uncaught: ${message}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // Browsers without JavaScript block scripts, and navigation aborts pending requests.
    const refused = !javaScriptEnabled && request.resourceType() === 'script';
    if (!refused && reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`);
  });
  return { page, context, complaints };
}

/**
 * Starts the application by pressing a key, and waits until the content, forms and buttons of a page are hydrated.
 * React marks hydrated elements; static parts have none.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(
    (ofStatic) =>
      [...document.querySelectorAll('main, main form, main button')]
        .filter((element) => element.closest(`[${ofStatic}]`) === null)
        .every((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))),
    staticAttribute,
  );
}

/** Waits until what is far below is laid out, too, which happens bit by bit while the browser is idle. */
export async function untilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main section, main li, footer')].every(
      (element) => getComputedStyle(element).contentVisibility !== 'auto',
    ),
  );
}
