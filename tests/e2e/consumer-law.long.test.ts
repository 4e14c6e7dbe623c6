import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fromElsewhere } from '#tests/support/account-site.ts';
import {
  type AccountVisits,
  field,
  fill,
  type Place,
  places,
  send,
  startAccountVisits,
} from '#tests/support/account-visits.ts';
import { openPage } from '#tests/support/browser.ts';
import { freshEmail, mailKindsTo, mailsTo, testPassword } from '#tests/support/customers.ts';
import { addLine, complete, freshKey, makeReady, panelLine, privateDetails } from '#tests/support/orders.ts';
import { held, ofCheck } from '#tests/support/trust.ts';

/** What the law calls for, in the words of a language. */
interface Words {
  /** The withdrawal function: Directive (EU) 2023/2673, article 1(5), which inserts article 11a into 2011/83/EU. */
  readonly withdraw: string;
  readonly everything: string;
  readonly confirm: string;
  readonly received: string;
  readonly download: string;
  readonly deleted: string;
}

const dutch: Words = {
  withdraw: 'Overeenkomst hier herroepen',
  everything: 'Alles herroepen',
  confirm: 'Herroeping bevestigen',
  received: 'We hebben je herroeping ontvangen',
  download: 'Downloaden als JSON',
  deleted: 'Je account is verwijderd',
};
const french: Words = {
  withdraw: 'Renoncer au contrat ici',
  everything: 'Renoncer à tout',
  confirm: 'Confirmer la rétractation',
  received: 'Nous avons reçu votre rétractation',
  download: 'Télécharger en JSON',
  deleted: 'Votre compte est supprimé',
};
const german: Words = {
  withdraw: 'Vertrag widerrufen',
  everything: 'Alles widerrufen',
  confirm: 'Widerruf bestätigen',
  received: 'Ihr Widerruf ist eingegangen',
  download: 'Als JSON herunterladen',
  deleted: 'Ihr Konto ist gelöscht',
};
const english: Words = {
  withdraw: 'Withdraw from contract here',
  everything: 'Withdraw everything',
  confirm: 'Confirm withdrawal',
  received: 'We have received your withdrawal',
  download: 'Download as JSON',
  deleted: 'Your account is deleted',
};

const locales: readonly (readonly [Place, Words])[] = [
  ['nl-NL', dutch],
  ['nl-BE', dutch],
  ['fr-BE', french],
  ['fr-FR', french],
  ['de-DE', german],
  ['de-AT', german],
  ['en-GB', english],
];

let site: AccountVisits;
beforeAll(async () => {
  site = await startAccountVisits(inject('acousticBuild'));
});
afterAll(() => site?.close());

describe.each(locales)('a consumer in %s, without JavaScript', (locale, words) => {
  it(`withdraws from a contract in two steps, and has it in writing ${ofCheck(42)}`, async () => {
    const email = freshEmail();
    const options = { shop: 'acoustic', locale };
    const { buyer } = await addLine(site.backend, panelLine, {}, options);
    const ready = await makeReady(site.backend, buyer, { ...privateDetails, email }, 'Deliver', options);
    expect((await complete(site.backend, buyer, ready, freshKey(), options)).statusCode).toBe(200);
    const link = new URL(/https?:\/\/\S+token=\S+/.exec((await mailsTo(site.backend, email)).at(-1) ?? '')?.[0] ?? '');
    const { page, context } = await openPage(site.browser, { javaScriptEnabled: false });
    await context.setExtraHTTPHeaders(fromElsewhere());
    await page.goto(site.at(locale, `${link.pathname}${link.search}`));
    await page.getByRole('link', { name: words.withdraw, exact: true }).click();
    await page.getByRole('link', { name: words.everything, exact: true }).click();
    expect(await page.locator('main').innerText()).toContain(email);
    await page.locator('main').getByRole('button', { name: words.confirm, exact: true }).click();
    expect(await page.locator('main h1').innerText()).toBe(words.received);
    expect(await mailKindsTo(site.backend, email)).toContain('withdrawalReceived');
    await context.close();
    held(42, 1);
  });

  it(`takes along what is stored, and has it deleted ${ofCheck(46)}`, async () => {
    const { email, authorization } = await site.customerOf(locale, { firstName: 'Noor' });
    const { details } = places[locale];
    const { page, context } = await site.enter(locale, details, email, { javaScriptEnabled: false });
    await page.goto(`${site.at(locale, details)}?view=data`);
    expect(await page.locator('main').innerText()).toContain(email);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: words.download }).click();
    const stored = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(stored).toMatchObject({ email, firstName: 'Noor' });
    await page.goto(site.at(locale, details));
    await fill(page, 'delete', { currentPassword: testPassword });
    await field(page, 'delete', 'confirmation').check();
    await send(page, 'delete');
    await page.getByRole('heading', { name: words.deleted }).waitFor();
    const headers = { authorization };
    expect((await site.backend.ask('/me', { shop: 'acoustic', locale, headers })).statusCode).toBe(401);
    await context.close();
    held(46, 1);
  });
});
