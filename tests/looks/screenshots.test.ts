import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { it } from 'vitest';
import { writeMail } from '#backend/mail/write-mail.ts';
import type { components } from '#generated/contracts/product-api.ts';
import { launchBrowser, openPage } from '#tests/support/browser.ts';
import { projectRoot } from '#tests/support/command.ts';
import { sampleImprint, sampleSlug, writeSampleOrderMail } from '#tests/support/sample-mails.ts';
import { type OpenSite, withOpenSites } from './open-sites.ts';
import { keyScreens, takeScreens } from './take-screens.ts';

/** CSS pixels, each with the width of its screens on the sheet. */
const widths = [
  { width: 390, shown: 300 },
  { width: 768, shown: 380 },
  { width: 1440, shown: 560 },
];

/** Max. pixels of a screen's height on the sheet: its lower part is rarely looked at. */
const maxHeight = 1400;

const folder = path.join(projectRoot, 'test-results/screenshots');

/** Takes the screenshots of each site in each language, and puts those of a width side by side. */
async function takeScreenshots(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const browser = await launchBrowser();
  const sheets: string[] = [];
  await withOpenSites(async (site) => {
    for (const { width, shown } of widths) {
      const name = `${site.site}-${site.locale}-${width}.webp`;
      const taken = await takeScreens(browser, site, keyScreens, width, { isBuying: true, isHasty: true });
      const pictures = [...taken.map(({ picture }) => picture), await takeMail(browser, site, width)];
      await writeSheet(path.join(folder, name), pictures, shown);
      sheets.push(name);
      process.stdout.write(`test-results/screenshots/${name}\n`);
    }
  });
  await browser.close();
  const rows = sheets.map((name) => `<h2>${name}</h2><img src="${name}" alt="">`).join('\n');
  await writeFile(path.join(folder, 'index.html'), `<!doctype html><title>Screens</title>\n${rows}\n`);
}

/** Takes a picture of a mail: of the confirmation of an order, or where nothing is sold, of a request. */
async function takeMail(browser: Browser, site: OpenSite, width: number): Promise<Buffer> {
  const { page, context } = await openPage(browser, { width: Math.min(width, 700) });
  // Its pictures are on the shop's own host.
  await page.route('**/media/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const { host, port } = new URL(site.origin);
    const url = `http://127.0.0.1:${port}${pathname}`;
    await route.fulfill({ response: await route.fetch({ url, headers: { host } }) });
  });
  await page.setContent(await writeMailOf(site), { waitUntil: 'networkidle' });
  const picture = await page.screenshot({ fullPage: true });
  await context.close();
  return picture;
}

async function writeMailOf({ site, locale, apiUrl, routes }: OpenSite): Promise<string> {
  if (!routes.has('checkout')) {
    const imprint = sampleImprint(site, locale);
    return writeMail({ kind: 'contactReceived', locale, imprint, reference: 'CT-2026-000007' }).html;
  }
  const answer = await fetch(`${apiUrl}/Products/${encodeURIComponent(sampleSlug(site, locale))}`, {
    headers: { 'x-shop-id': site, 'accept-language': locale },
  });
  const { images, variants }: components['schemas']['Product'] = await answer.json();
  // What is ordered is the first variant.
  const image = variants[0]?.images?.[0] ?? images[0];
  const change = image ? { image } : {};
  return writeSampleOrderMail({ kind: 'orderConfirmation', shopId: site, locale, change }).html;
}

async function writeSheet(file: string, pictures: readonly Buffer[], shown: number): Promise<void> {
  const gap = 16;
  const small = await Promise.all(
    pictures.map(async (picture) => {
      const whole = sharp(await sharp(picture).resize({ width: shown }).png().toBuffer());
      const { height } = await whole.metadata();
      return whole
        .extract({ left: 0, top: 0, width: shown, height: Math.min(height, maxHeight) })
        .png()
        .toBuffer({ resolveWithObject: true });
    }),
  );
  const width = small.length * (shown + gap) + gap;
  const height = Math.max(...small.map(({ info }) => info.height), 1) + 2 * gap;
  await sharp({ create: { width, height, channels: 3, background: '#8a8a8a' } })
    .composite(small.map(({ data }, index) => ({ input: data, left: gap + index * (shown + gap), top: gap })))
    .webp({ quality: 80 })
    .toFile(file);
}

it('takes a sheet of each site in each language', takeScreenshots);
