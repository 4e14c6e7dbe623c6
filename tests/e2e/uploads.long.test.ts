import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { requestFiles, requests } from '#backend/db/schema/requests.ts';
import { storageFiles } from '#backend/db/schema/storage.ts';
import { maxFileBytes } from '#runtime/lib/upload-limits.ts';
import { fromElsewhere } from '#tests/support/account-site.ts';
import { launchBrowser, openPage, untilHydrated, type WatchedPageOptions } from '#tests/support/browser.ts';
import { freshEmail } from '#tests/support/customers.ts';
import { type RequestSites, startRequestSites } from '#tests/support/request-sites.ts';
import { pixelBomb, testPdf, testPicture } from '#tests/support/uploads.ts';

let browser: Browser;
let folder: string;
let sites: RequestSites<'acoustic'>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shopgen-files-'));
  [browser, sites] = await Promise.all([
    launchBrowser({ pictures: false }),
    startRequestSites(inject('distFolder'), ['acoustic']),
  ]);
});
afterAll(async () => {
  await browser.close();
  await sites.close();
  await rm(folder, { recursive: true });
});

/** Opens the quotation form with an IP address of its own, for rate limits. */
async function visit(options: WatchedPageOptions = {}) {
  const watched = await openPage(browser, options);
  await watched.context.setExtraHTTPHeaders(fromElsewhere());
  await watched.page.goto(`${sites.origin('acoustic', 'nl-NL')}/offerte`);
  if (options.javaScriptEnabled !== false) await untilHydrated(watched.page);
  return watched;
}

const files = (page: Page) => page.locator('main').getByLabel(/^Bestanden/);
const message = (page: Page) => page.locator('main').getByLabel(/^Waar gaat het om/);
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });
const send = (page: Page) => button(page, 'Offerte aanvragen').click();
const thanks = (page: Page) => page.locator('main').getByRole('heading', { name: 'Je aanvraag is bij ons' }).waitFor();

async function writeSender(page: Page): Promise<string> {
  const email = freshEmail();
  const main = page.locator('main');
  await main.getByLabel(/^Voornaam/).fill('Anna');
  await main.getByLabel('Achternaam', { exact: true }).fill('Peeters');
  await main.getByLabel('E-mailadres', { exact: true }).fill(email);
  return email;
}

/** Returns the files of an address's request. */
async function filesSentBy(email: string): Promise<unknown> {
  const rows = await sites.backend.backend.database.db
    .select({ name: storageFiles.name })
    .from(requests)
    .innerJoin(requestFiles, eq(requestFiles.reference, requests.reference))
    .innerJoin(storageFiles, eq(storageFiles.id, requestFiles.fileId))
    .where(eq(requests.email, email));
  return rows.map(({ name }) => name);
}

const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: testPdf(4000) };

describe('an upload', () => {
  it('starts immediately when a file is dropped', async () => {
    const { page, context, complaints } = await visit();
    const dropped = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(bytes)], 'plan.pdf', { type: 'application/pdf' }));
        return transfer;
      },
      [...testPdf(4000)],
    );
    const place = files(page).locator('..');
    await place.dispatchEvent('dragover', { dataTransfer: dropped });
    await place.dispatchEvent('drop', { dataTransfer: dropped });
    await page.getByText('plan.pdf – Toegevoegd').first().waitFor();
    await writeSender(page);
    await send(page);
    await thanks(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('stops when it is cancelled, and is not part of the request', async () => {
    const { page, context } = await visit();
    const began = page.waitForRequest('**/api/files');
    await page.route('**/api/files', () => undefined);
    await files(page).setInputFiles(plan);
    await began;
    await writeSender(page);
    await message(page).fill('Without the drawing.');
    await send(page);
    await page.getByText('Een bestand is nog onderweg').first().waitFor();

    const stopped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/files'));
    await button(page, 'plan.pdf niet versturen').click();
    await stopped;
    expect(await page.getByText('plan.pdf').count()).toBe(0);
    await page.unroute('**/api/files');
    await files(page).setInputFiles({ ...plan, name: 'better.pdf' });
    await page.getByText('better.pdf – Toegevoegd').first().waitFor();
    const email = await page.locator('main').getByLabel('E-mailadres', { exact: true }).inputValue();
    await send(page);
    await thanks(page);
    expect(await filesSentBy(email)).toEqual(['better.pdf']);
    await context.close();
  });

  it('is sent again after the connection was lost', async () => {
    const { page, context } = await visit();
    await page.route('**/api/files', (route) => route.abort('connectionreset'));
    await files(page).setInputFiles(plan);
    await page.getByText('plan.pdf kon niet worden verstuurd').first().waitFor();
    const email = await writeSender(page);
    await send(page);
    await page.getByText('Er is een bestand dat niet verstuurd kon worden').first().waitFor();
    await page.unroute('**/api/files');
    await button(page, 'plan.pdf opnieuw versturen').click();
    await page.getByText('plan.pdf – Toegevoegd').first().waitFor();
    await send(page);
    await thanks(page);
    expect(await filesSentBy(email)).toEqual(['plan.pdf']);
    await context.close();
  });

  it('that is removed again is deleted', async () => {
    const { page, context } = await visit();
    const { db } = sites.backend.backend.database;
    const before = await db.$count(storageFiles);
    await files(page).setInputFiles(plan);
    await page.getByText('plan.pdf – Toegevoegd').first().waitFor();
    expect(await db.$count(storageFiles)).toBe(before + 1);
    const gone = page.waitForResponse((response) => response.url().includes('removeFile'));
    await button(page, 'plan.pdf weghalen').click();
    await gone;
    expect(await page.getByText('plan.pdf').count()).toBe(0);
    expect(await db.$count(storageFiles)).toBe(before);
    await context.close();
  });
});

/** Writes a temporary file: large files are passed to the browser by path. */
async function writeTemporary(name: string, bytes: Buffer): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
}

const refused = [
  { what: 'a text', name: 'list.png', make: async () => Buffer.from('just some words'), says: /geen JPEG/ },
  {
    what: 'half a picture',
    name: 'half.png',
    make: async () => (await testPicture('png')).subarray(0, 9000),
    says: /beschadigd/,
  },
  {
    what: 'a picture of too many pixels',
    name: 'bomb.png',
    make: async () => pixelBomb(16_384, 16_383),
    says: /te veel pixels/,
  },
  { what: 'a byte too much', name: 'long.pdf', make: async () => testPdf(maxFileBytes + 1), says: /te groot/ },
];

describe.each([
  { javaScriptEnabled: true, how: 'with JavaScript' },
  { javaScriptEnabled: false, how: 'without JavaScript' },
])('files that are not taken, $how', ({ javaScriptEnabled }) => {
  it.each(refused)('says what is wrong with $what, and leaves nothing behind', async ({ name, make, says }) => {
    const { page, context } = await visit({ javaScriptEnabled });
    const { db } = sites.backend.backend.database;
    const before = await db.$count(storageFiles);
    const main = page.locator('main');
    await message(page).fill('Kept.');
    await files(page).setInputFiles(await writeTemporary(name, await make()));
    if (!javaScriptEnabled) await send(page);
    await main.getByText(says).first().waitFor();
    expect(await main.getByText(says).first().innerText()).toContain(name);
    expect(await message(page).inputValue()).toBe('Kept.');
    expect(await db.$count(storageFiles)).toBe(before);
    await context.close();
  });

  it('accepts a file of exactly the maximum size', async () => {
    const { page, context } = await visit({ javaScriptEnabled });
    await files(page).setInputFiles(await writeTemporary('full.pdf', testPdf(maxFileBytes)));
    if (javaScriptEnabled) await page.getByText(`full.pdf – Toegevoegd`).waitFor();
    await writeSender(page);
    await send(page);
    await thanks(page);
    await context.close();
  });
});

it('names every rejected file, without JavaScript', async () => {
  const { page, context } = await visit({ javaScriptEnabled: false });
  await files(page).setInputFiles([
    { name: 'list.png', mimeType: 'image/png', buffer: Buffer.from('just some words') },
    plan,
    { name: 'half.png', mimeType: 'image/png', buffer: (await testPicture('png')).subarray(0, 9000) },
  ]);
  await send(page);
  const said = page.locator('main [role=alert]').first();
  await said.waitFor();
  expect(await said.innerText()).toMatch(/list\.png is geen JPEG.*half\.png is beschadigd/);
  // Accepted files stay.
  await page.getByText('plan.pdf – Toegevoegd').first().waitFor();
  await context.close();
});
