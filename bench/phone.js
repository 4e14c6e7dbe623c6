import { chromium } from 'playwright';
import { findChromium } from '../tests/support/find-chromium.js';

/** A middling phone on a slow connection, as Lighthouse takes it: four times slower, 1.6 Mbit/s, 150 ms there and back. */
export const phone = 'CPU 4x slower, 1.6 Mbit/s, 150 ms';
const cpuSlowdown = 4;
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Launches the browser of a measurement. Throws where there is none. */
export async function launchBrowser() {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium on this machine');
  return await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

/**
 * Opens an empty page with a cache of its own.
 *
 * @param isSlow Whether processor and connection are those of the phone.
 */
export async function openPage(browser, isSlow = true) {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (isSlow) {
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  }
  return { page, devtools, close: () => context.close() };
}

/**
 * Goes to an address. Throws unless the answer is the page that is measured: status 200, HTML, and its mark in it.
 *
 * @param mark A selector of something that only the right page has.
 */
export async function goTo(page, { url, mark }, waitUntil = 'load') {
  const response = await page.goto(url, { waitUntil });
  const type = response?.headers()['content-type'] ?? '';
  if (response?.status() !== 200 || !type.startsWith('text/html'))
    throw new Error(`${url} answered ${response?.status()} with ${type || 'no type'} instead of a page`);
  if (waitUntil !== 'commit' && (await page.locator(mark).count()) === 0)
    throw new Error(`${url} answered another page: there is no ${mark} in it`);
}
