import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { fromElsewhere } from '#tests/support/account-site.ts';
import { type AccountVisits, startAccountVisits } from '#tests/support/account-visits.ts';
import { openPage, untilHydrated } from '#tests/support/browser.ts';
import { freshEmail, mailsTo } from '#tests/support/customers.ts';
import { addInvoice } from '#tests/support/issued-invoices.ts';
import {
  addLine,
  type Buyer,
  complete,
  freshKey,
  makeReady,
  panelLine,
  privateDetails,
} from '#tests/support/orders.ts';

let site: AccountVisits;
beforeAll(async () => {
  site = await startAccountVisits(inject('acousticBuild'));
});
afterAll(() => site?.close());

interface PlacedOrder {
  readonly id: string;
  readonly number: string;
}

/** Places an unpaid order through the API. */
async function place(locale: string, email: string, known: Buyer = {}, quantity = 2): Promise<PlacedOrder> {
  const options = { shop: 'acoustic', locale };
  const { buyer } = await addLine(site.backend, { ...panelLine, quantity }, known, options);
  const ready = await makeReady(site.backend, buyer, { ...privateDetails, email }, 'Deliver', options);
  const answer = await complete(site.backend, buyer, ready, freshKey(), options);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const inPlainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const getText = async (page: Page): Promise<string> => inPlainSpaces(await page.locator('main').innerText());
const heading = (page: Page): Promise<string> => page.locator('main h1').innerText();

it('lists the orders of a customer, and shows, prints and asks about one (nl-NL, 390 px)', async () => {
  const list = '/mijn-account/bestellingen';
  const { email, authorization } = await site.customerOf('nl-NL');
  const { page, context, complaints } = await site.enter('nl-NL', list, email, { width: 390 });
  await page.getByText('Je hebt nog niets besteld').waitFor();
  await expectAccessible(page);

  const placed: PlacedOrder[] = [];
  for (let count = 0; count < 21; count += 1)
    placed.push(await place('nl-NL', email, { authorization }, 1 + (count % 2)));
  const [first] = placed;
  if (!first) throw new Error('Nothing was placed');
  const rows = page.locator('main ul[aria-label=Bestellingen] > li');
  await page.reload();
  await untilHydrated(page);
  expect(await rows.count()).toBe(20);
  expect(await getText(page)).toContain('21 bestellingen');
  await expectAccessible(page);
  await page.locator('main nav a[rel=next]').click();
  await page.waitForURL(/page=2/);
  await page.getByRole('link', { name: `Bestelling ${first.number}` }).waitFor();
  expect(await rows.count()).toBe(1);

  // The search is in the address, so that it persists.
  await page.goto(site.at('nl-NL', list));
  await untilHydrated(page);
  await page.locator('main [name=q]').fill(first.number);
  await page.getByRole('button', { name: 'Toon', exact: true }).click();
  await page.waitForURL(/q=/);
  await page.getByText('1 bestelling', { exact: true }).waitFor();
  await page.locator('main [name=state]').selectOption('Shipped');
  await page.getByRole('button', { name: 'Toon', exact: true }).click();
  await page.waitForURL(/state=Shipped/);
  await page.getByText('Geen bestelling gevonden').waitFor();
  expect(await page.locator('main [name=q]').inputValue()).toBe(first.number);
  await page.getByRole('link', { name: 'Filter wissen' }).click();
  await page.waitForURL(site.at('nl-NL', list));
  await page.locator('main ul[aria-label=Bestellingen] h2 a').first().click();
  await page.waitForURL(/\/or-/);
  const last = placed.at(-1)?.number ?? '';
  await expect.poll(() => heading(page)).toBe(`Bestelling ${last}`);
  const shown = await getText(page);
  for (const said of [
    'Oudegracht 231',
    'Sanne de Vries',
    'incl. btw',
    'Waarvan btw 21 %',
    'Je hebt de bestelling geplaatst.',
  ]) {
    expect(shown).toContain(said);
  }
  expect(shown).toMatch(/(maan|dins|woens|donder|vrij)dag \d{1,2} \w+ \d{4}/);
  expect(await page.locator('main [aria-current=step]').innerText()).toContain('Geplaatst');
  expect(await page.locator('main form:has([value=payment]) button').isVisible()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);

  const amount = page.locator('main ul[aria-label="De regels van je bestelling"] li p').last();
  const including = await amount.innerText();
  await page.evaluate(() => fetch('/vat', { method: 'POST', body: new URLSearchParams({ vat: 'excl' }) }));
  await page.reload();
  await untilHydrated(page);
  expect(await amount.innerText()).toContain('excl. btw');
  expect(await amount.innerText()).not.toBe(including);

  await page.emulateMedia({ media: 'print' });
  for (const hidden of ['body > * header', 'footer', 'main h1', 'main [aria-current=step]']) {
    expect(await page.locator(hidden).first().isVisible()).toBe(false);
  }
  expect(await getText(page)).toContain(`Bestelling ${last}`);
  expect(await getText(page)).not.toContain('Vraag over deze bestelling');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'Vraag over deze bestelling' }).click();
  await page.waitForURL(/\/contact/);
  expect(await page.locator('main [name=orderNumber]').inputValue()).toBe(last);
  expect(await page.locator('main [name=subject]').inputValue()).toBe('Order');
  expect(complaints).toEqual([]);

  // An order of somebody else is not found.
  const other = await site.customerOf('nl-NL');
  const stranger = await site.enter('nl-NL', list, other.email);
  const answer = await stranger.page.goto(site.at('nl-NL', `${list}/${first.id}`));
  expect(answer?.status()).toBe(404);
  expect(await stranger.page.content()).not.toContain(first.number);
  await stranger.context.close();
  await context.close();
});

it('lets a guest find an order, order it again, withdraw a part of it and cancel it, without JavaScript (de-DE, 1440 px)', async () => {
  const email = freshEmail();
  const order = await place('de-DE', email);
  const { page, context } = await openPage(site.browser, { javaScriptEnabled: false });
  await context.setExtraHTTPHeaders(fromElsewhere());
  const press = (name: string): Promise<void> =>
    page.locator('main').getByRole('button', { name, exact: true }).click();
  await page.goto(site.at('de-AT', '/bestellstatus').replace('de-at', 'de-de'));
  await page.locator('main [name=number]').fill(order.number.toLowerCase());
  await page.locator('main [name=email]').fill(email);
  await press('Link senden');
  expect(await heading(page)).toBe('Sehen Sie in Ihr Postfach');
  const mail = (await mailsTo(site.backend, email)).at(-1) ?? '';
  await page.goto(/https?:\/\/\S+token=\S+/.exec(mail)?.[0] ?? '');
  expect(page.url()).not.toContain('token');
  expect(await getText(page)).toContain(order.number);

  await press('Erneut bestellen');
  expect(new URL(page.url()).pathname).toBe('/warenkorb');
  expect(await page.locator('main [name=quantity]').first().inputValue()).toBe('2');
  await page.goBack();

  await page.getByRole('link', { name: 'Vertrag widerrufen' }).click();
  expect(await getText(page)).toContain('Schritt 1 von 2');
  await press('Weiter');
  expect(await page.getByRole('alert').innerText()).toContain('mindestens einem Artikel');
  await page.locator('main input[type=number]').fill('1');
  await press('Weiter');
  expect(await getText(page)).toContain(email);
  await press('Widerruf bestätigen');
  expect(await heading(page)).toBe('Ihr Widerruf ist eingegangen');
  expect(await getText(page)).toMatch(/Eingegangen am \d{1,2}\. \w+ \d{4} um \d{2}:\d{2}/);
  await page.getByRole('link', { name: 'Zurück zur Bestellung' }).click();
  expect(await getText(page)).toContain('Widerrufe');

  await page.locator('main details summary').click();
  await press('Ja, Bestellung stornieren');
  expect(await heading(page)).toBe('Diese Bestellung ist storniert');
  expect(await page.getByRole('link', { name: 'Vertrag widerrufen' }).count()).toBe(0);
  await context.close();
});

it('lets a customer order again, withdraw everything and cancel, with JavaScript (nl-NL, 390 px)', async () => {
  const { email, authorization } = await site.customerOf('nl-NL');
  const order = await place('nl-NL', email, { authorization });
  const path = `/mijn-account/bestellingen/${order.id}`;
  const { page, context, complaints } = await site.enter('nl-NL', path, email, { width: 390 });
  const press = (name: string): Promise<void> =>
    page.locator('main').getByRole('button', { name, exact: true }).click();
  // Without an invoice there is no link to one; once it is issued, the page links it.
  expect(await page.locator('main a[href*="/invoices/"]').count()).toBe(0);
  const invoice = await addInvoice(site.backend, { shopId: 'acoustic', orderId: order.id });
  await page.reload();
  await untilHydrated(page);
  await page.evaluate(() => document.body.setAttribute('data-same-document', 'yes'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: new RegExp(`^Factuur ${invoice} van .*pdf`) }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${invoice}.pdf`);
  expect((await readFile(await download.path())).subarray(0, 4).toString()).toBe('%PDF');
  await press('Opnieuw bestellen');
  await page.waitForURL('**/winkelwagen');
  await page.locator('main [name=quantity]').first().waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Overeenkomst hier herroepen' }).click();
  await page.waitForURL(/view=withdraw/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Alles herroepen' }).click();
  await page.waitForURL(/view=confirm/);
  await expectAccessible(page);
  await press('Herroeping bevestigen');
  await page.getByRole('heading', { name: 'We hebben je herroeping ontvangen' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Terug naar de bestelling' }).click();
  await page.getByText('Dit heb je al herroepen.').waitFor();
  await page.locator('main details summary').click();
  await press('Ja, annuleer de bestelling');
  await page.locator('main [aria-current=step]').getByText('Geannuleerd').waitFor();
  await page.getByText('Je hebt de bestelling geannuleerd.').waitFor();
  expect(await page.locator('body').getAttribute('data-same-document')).toBe('yes');
  expect(complaints).toEqual([]);
  await context.close();
});
