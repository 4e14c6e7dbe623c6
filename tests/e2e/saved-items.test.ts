import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { untilHydrated } from '#tests/support/browser.ts';
import { addCustomer, freshEmail, testPassword } from '#tests/support/customers.ts';
import { dutch, german } from '#tests/support/purchase-words.ts';
import { type Buyer, expectAccessible, type Purchases, productPath, startPurchases } from '#tests/support/purchases.ts';
import { walkTheShop } from '#tests/support/shopping-walk.ts';
import { dutch as dutchShopping, german as germanShopping } from '#tests/support/shopping-words.ts';
import { times } from '#tests/support/soak.ts';

let purchases: Purchases;
beforeAll(async () => {
  purchases = await startPurchases(inject('distFolder'), undefined, { pictures: true });
});
afterAll(() => purchases.close());

const list = { nl: '/mijn-account/bewaard', de: '/mein-konto/gemerkt' } as const;

/** The titles of the saved items, in order. */
const titles = (page: Page): Promise<string[]> => page.locator('main ol > li h2').allInnerTexts();

/** The item with a title. */
const item = (page: Page, title: string) =>
  page.locator('main ol > li').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

async function expectToFit({ page }: Buyer, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

describe('what is saved, on a phone in nl-NL', () => {
  it('is a guest’s until they log in, is moved, shared, deleted, restored, and added to the cart', async () => {
    const guest = await purchases.arrive(dutch, { width: 390 });
    const { page, context, goTo, press, complaints } = guest;
    await goTo(productPath(dutch, 'fjord-wall-panel'));
    await press('Bewaren');
    await page.getByText('Bewaard.', { exact: true }).waitFor();
    await page.getByText('We bewaren het 30 dagen.').waitFor();
    await goTo(productPath(dutch, 'fjord-wall-panel'));
    await page.locator('main [name=quantity]').fill('12');
    await press(dutch.add);
    await page.locator(`main form a[href="${dutch.cart}"]`).click();
    await page.getByRole('button', { name: 'Bewaren Fjord wandpaneel' }).click();
    await page.getByText('Bewaard.', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Naar bewaarde artikelen' }).click();

    await page.getByRole('heading', { name: 'Alleen nog in deze browser' }).waitFor();
    expect(await titles(page)).toEqual(['Fjord wandpaneel', 'Fjord wandpaneel']);
    await expect.poll(() => item(page, 'Fjord wandpaneel').last().innerText()).toContain('12 ×');
    await page.getByText('Notitie toevoegen').click();
    await page.getByLabel('Titel').fill('Vergaderzaal');
    await page.getByRole('button', { name: 'Notitie bewaren' }).click();
    await item(page, 'Vergaderzaal').waitFor();
    await expectAccessible(guest);
    await expectToFit(guest, 390);

    // By button, by arrow key and by dragging: the server has each new order.
    await untilMoved(page, () => page.getByRole('button', { name: 'Omhoog Vergaderzaal' }).click());
    await expect.poll(() => titles(page)).toEqual(['Fjord wandpaneel', 'Vergaderzaal', 'Fjord wandpaneel']);
    const handle = page.getByRole('button', { name: 'Vergaderzaal verplaatsen' });
    await handle.focus();
    await untilMoved(page, () => page.keyboard.press('ArrowUp'));
    await expect.poll(() => titles(page)).toEqual(['Vergaderzaal', 'Fjord wandpaneel', 'Fjord wandpaneel']);
    expect(await handle.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByText('Vergaderzaal staat nu op plaats 1 van 3.').waitFor({ state: 'attached' });
    await untilMoved(page, () => drag(page, 'Vergaderzaal', item(page, 'Fjord wandpaneel').first()));
    await expect.poll(() => titles(page)).toEqual(['Fjord wandpaneel', 'Vergaderzaal', 'Fjord wandpaneel']);
    await page.reload();
    await untilHydrated(page);
    expect(await titles(page)).toEqual(['Fjord wandpaneel', 'Vergaderzaal', 'Fjord wandpaneel']);

    await page.getByRole('button', { name: 'Verwijderen Vergaderzaal' }).click();
    await page.getByText('Vergaderzaal is verwijderd.').waitFor();
    expect(await titles(page)).toHaveLength(2);
    await page.getByRole('button', { name: 'Terugzetten' }).click();
    await item(page, 'Vergaderzaal').waitFor();

    const first = item(page, 'Fjord wandpaneel').first();
    await first.getByText('Delen', { exact: false }).first().click();
    await first.getByRole('button', { name: 'Link maken' }).click();
    const link = first.getByRole('link', { name: 'Gedeelde pagina bekijken' });
    const address = (await link.getAttribute('href')) ?? '';
    const other = await purchases.arrive(dutch);
    await other.goTo(address);
    await other.page.getByRole('heading', { level: 1, name: 'Fjord wandpaneel' }).waitFor();
    await other.page.getByText('Prijs van vandaag').waitFor();
    expect(await other.page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await expectAccessible(other);
    await first.getByRole('button', { name: 'Delen stoppen' }).click();
    await link.waitFor({ state: 'detached' });
    expect((await other.page.reload())?.status()).toBe(404);
    await other.context.close();

    // Without a choice there is a message; chosen items are added to the cart.
    await page.getByRole('button', { name: 'Gekozen artikelen in winkelwagen' }).click();
    await page.getByText('Kies eerst een of meer artikelen.').waitFor();
    for (const box of await page.getByRole('checkbox', { name: 'Fjord wandpaneel kiezen' }).all()) await box.check();
    await page.getByRole('button', { name: 'Gekozen artikelen in winkelwagen' }).click();
    await page.getByText('2 artikelen liggen in je winkelwagen.').waitFor();

    const email = freshEmail();
    await addCustomer(purchases.sites.backend, { shopId: 'acoustic', locale: 'nl-NL', email });
    await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click();
    await page.locator('main [name=email]').fill(email);
    await page.locator('main [name=password]').fill(testPassword);
    await page.locator('main form button[type=submit]').first().click();
    await page.waitForURL(`**${list.nl}`);
    await expect.poll(() => titles(page)).toEqual(['Fjord wandpaneel', 'Fjord wandpaneel', 'Vergaderzaal']);
    await page.getByRole('link', { name: 'ZIP met bestanden' }).waitFor();
    await expectAccessible(guest);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** Moves something, and waits until the server has the new order. */
async function untilMoved(page: Page, move: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForResponse((answer) => answer.url().includes('storage.move')), move()]);
}

/** Drags an item by its handle over another one. */
async function drag(page: Page, title: string, over: ReturnType<typeof item>): Promise<void> {
  const handle = page.getByRole('button', { name: `${title} verplaatsen` });
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await over.boundingBox();
  if (!from || !to) throw new Error('Nothing to drag');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, to.y + to.height * 0.7, { steps: 5 });
  await page.mouse.up();
}

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('what is saved, without JavaScript in de-DE', () => {
  it('is saved, moved, shared, deleted, restored and added to the cart by forms', async () => {
    const guest = await purchases.arrive(german, { javaScriptEnabled: false });
    const { page, context, goTo, press, complaints } = guest;
    await goTo(productPath(german, 'fjord-wall-panel'));
    await press('Merken');
    await page.waitForURL(`**${list.de}?saved`);
    await page.getByText('Gemerkt.', { exact: true }).waitFor();
    await page.getByText('Notiz hinzufügen').click();
    await page.getByLabel('Titel').fill('Büro');
    await page.getByRole('button', { name: 'Notiz speichern' }).click();
    await page.getByRole('button', { name: 'Nach oben Büro' }).click();
    expect((await titles(page))[0]).toBe('Büro');
    await expectAccessible(guest);
    await expectToFit(guest, 1440);

    await item(page, 'Büro').getByText('Dateien hinzufügen').click();
    await item(page, 'Büro').locator('input[type=file]').setInputFiles({
      name: 'skizze.png',
      mimeType: 'image/png',
      buffer: pixel,
    });
    await item(page, 'Büro').getByRole('button', { name: 'Dateien senden' }).click();
    await item(page, 'Büro').getByText('1 Datei').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      item(page, 'Büro').getByRole('link', { name: 'skizze.png' }).click(),
    ]);
    expect((await readFile(await download.path())).equals(pixel)).toBe(true);

    const [product = ''] = (await titles(page)).slice(1);
    await page.getByRole('button', { name: `Löschen ${product}` }).click();
    await page.getByRole('button', { name: 'Zurückholen' }).click();
    await item(page, product).getByText('Teilen').first().click();
    await item(page, product).getByRole('button', { name: 'Link erstellen' }).click();
    await item(page, product).getByRole('link', { name: 'Geteilte Seite ansehen' }).waitFor();
    await item(page, product).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Ausgewählte in den Warenkorb' }).click();
    await page.getByText('1 Artikel liegt in Ihrem Warenkorb.').waitFor();
    await item(page, product).getByRole('button', { name: 'Weiter zusammenstellen' }).click();
    await page.waitForURL(/configuration=/);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** Languages, widths, with and without JavaScript: the sample has two of the four. */
const shoppers = [
  { words: dutchShopping, width: 390, javaScriptEnabled: true },
  { words: germanShopping, width: 1440, javaScriptEnabled: false },
  { words: dutchShopping, width: 390, javaScriptEnabled: false },
  { words: germanShopping, width: 1440, javaScriptEnabled: true },
].slice(0, times(2, 4));

describe.each(shoppers)(
  'a shopper in $words.purchase.locale at $width px, with JavaScript: $javaScriptEnabled',
  ({ words, ...look }) => {
    it('saves, registers, shares, buys, withdraws one line and gets the credit note', async () => {
      await walkTheShop(purchases, words, look);
    });
  },
);
