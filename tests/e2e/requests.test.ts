import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { requests } from '#backend/db/schema/requests.ts';
import { storageFiles } from '#backend/db/schema/storage.ts';
import { longestFile } from '#runtime/lib/upload-limits.ts';
import { launchBrowser, openPage, type WatchedPageOptions } from '#tests/support/browser.ts';
import { freshEmail } from '#tests/support/customers.ts';
import { type Hands, keyboardOf, pointer } from '#tests/support/hands.ts';
import { type RequestSites, startRequestSites } from '#tests/support/request-sites.ts';
import { pixelBomb, testPdf, testPicture } from '#tests/support/uploads.ts';

let browser: Browser;
let folder: string;
let sites: RequestSites<'acoustic' | 'group'>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shopgen-files-'));
  [browser, sites] = await Promise.all([
    launchBrowser(),
    startRequestSites(inject('distFolder'), ['acoustic', 'group']),
  ]);
});
afterAll(async () => {
  await browser.close();
  await sites.close();
  await rm(folder, { recursive: true });
});

const dutch = {
  locale: 'nl-NL',
  paths: { contact: '/contact', newsletter: '/nieuwsbrief', quotation: '/offerte', advice: '/advies' },
  subject: 'Onderwerp',
  message: /^(Bericht|Waar gaat het om|Vertel er meer over)/,
  firstName: /^Voornaam/,
  lastName: 'Achternaam',
  email: 'E-mailadres',
  kind: 'Soort ruimte',
  problem: 'Wat stoort het meest?',
  length: /^Lengte/,
  files: /^Bestanden/,
  send: {
    contact: 'Bericht versturen',
    newsletter: 'Aanmelden',
    quotation: 'Offerte aanvragen',
    advice: 'Advies aanvragen',
  },
  sent: {
    contact: 'Je bericht is bij ons',
    newsletter: 'Nog één stap',
    quotation: 'Je aanvraag is bij ons',
    advice: 'Je vraag is bij ons',
  },
  confirm: 'Ja, stuur mij de nieuwsbrief',
  confirmed: 'Je aanmelding is bevestigd',
  leave: 'Afmelden',
  left: 'Je bent afgemeld',
  stored: 'Toegevoegd',
};

type Words = typeof dutch;

const french: Words = {
  locale: 'fr-BE',
  paths: { contact: '/fr/contact', newsletter: '/fr/bulletin', quotation: '/fr/devis', advice: '/fr/conseil' },
  subject: 'Sujet',
  message: /^(Message|De quoi s’agit-il|Dites-nous-en plus)/,
  firstName: /^Prénom/,
  lastName: 'Nom',
  email: 'Adresse e-mail',
  kind: 'Type de pièce',
  problem: 'Qu’est-ce qui gêne le plus\u202f?',
  length: /^Longueur/,
  files: /^Fichiers/,
  send: {
    contact: 'Envoyer le message',
    newsletter: 'S’abonner',
    quotation: 'Demander le devis',
    advice: 'Demander un conseil',
  },
  sent: {
    contact: 'Nous avons reçu votre message',
    newsletter: 'Plus qu’une étape',
    quotation: 'Nous avons reçu votre demande',
    advice: 'Nous avons reçu votre question',
  },
  confirm: 'Oui, envoyez-moi la newsletter',
  confirmed: 'Votre inscription est confirmée',
  leave: 'Se désabonner',
  left: 'Vous êtes désabonné',
  stored: 'Ajouté',
};

const german: Words = {
  locale: 'de-DE',
  paths: { contact: '/kontakt', newsletter: '/rundschreiben', quotation: '/angebot', advice: '/rat' },
  subject: 'Betreff',
  message: /^(Nachricht|Worum geht es|Erzählen Sie mehr davon)/,
  firstName: /^Vorname/,
  lastName: 'Nachname',
  email: 'E-Mail-Adresse',
  kind: 'Art des Raums',
  problem: 'Was stört am meisten?',
  length: /^Länge/,
  files: /^Dateien/,
  send: {
    contact: 'Nachricht senden',
    newsletter: 'Anmelden',
    quotation: 'Angebot anfordern',
    advice: 'Beratung anfordern',
  },
  sent: {
    contact: 'Ihre Nachricht ist bei uns',
    newsletter: 'Noch ein Schritt',
    quotation: 'Ihre Anfrage ist bei uns',
    advice: 'Ihre Frage ist bei uns',
  },
  confirm: 'Ja, senden Sie mir den Newsletter',
  confirmed: 'Ihre Anmeldung ist bestätigt',
  leave: 'Abmelden',
  left: 'Sie sind abgemeldet',
  stored: 'Hinzugefügt',
};

const visitors = [
  { words: dutch, site: 'acoustic', how: 'with JavaScript', options: {}, handsOf: () => pointer },
  {
    words: french,
    site: 'acoustic',
    how: 'without JavaScript',
    options: { javaScriptEnabled: false },
    handsOf: () => pointer,
  },
  { words: german, site: 'group', how: 'by keyboard on a small screen', options: { width: 390 }, handsOf: keyboardOf },
] as const;

let addresses = 0;

/** A visitor whom nobody has counted yet. */
async function visit(options: WatchedPageOptions) {
  const watched = await openPage(browser, options);
  addresses += 1;
  await watched.context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.2.${addresses >> 8}.${addresses & 255}` });
  return watched;
}

async function writeSender(page: Page, words: Words, hands: Hands = pointer): Promise<string> {
  const email = freshEmail();
  const main = page.locator('main');
  await hands.write(main.getByLabel(words.firstName), 'Anna');
  await hands.write(main.getByLabel(words.lastName, { exact: true }), 'Peeters');
  await hands.write(main.getByLabel(words.email, { exact: true }), email);
  return email;
}

const press = (page: Page, name: string, hands: Hands = pointer) =>
  hands.press(page.locator('main').getByRole('button', { name, exact: true }));

const thanks = (page: Page, title: string) => page.locator('main').getByRole('heading', { name: title }).waitFor();

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

async function keptRequests(email: string) {
  const rows = await sites.backend.backend.database.db.select().from(requests);
  return rows.filter((row) => JSON.stringify(row).includes(email));
}

describe.each(visitors)('$words.locale $how, on $site', ({ words, site, options, handsOf }) => {
  const hasScripts = !('javaScriptEnabled' in options);
  const open = async (path: string) => {
    const watched = await visit(options);
    await watched.page.goto(`${sites.origin(site, words.locale)}${path}`, {
      waitUntil: hasScripts ? 'networkidle' : 'load',
    });
    if (hasScripts) await expectAccessible(watched.page);
    return watched;
  };

  it('sends a message, keeps what was typed while something is wrong, and says what happens next', async () => {
    const { page, context, complaints } = await open(words.paths.contact);
    await handsOf(page).write(page.locator('main').getByLabel(words.message), 'Do you deliver?');
    await press(page, words.send.contact, handsOf(page));
    await page.locator('main [role=alert]').first().waitFor();
    if (hasScripts) await expectAccessible(page);
    expect(await page.locator('main').getByLabel(words.message).inputValue()).toBe('Do you deliver?');

    const email = await writeSender(page, words, handsOf(page));
    await page.locator('main').getByLabel(words.subject).selectOption('Delivery');
    await press(page, words.send.contact, handsOf(page));
    await thanks(page, words.sent.contact);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    expect(await keptRequests(email)).toHaveLength(1);
    expect(await sites.mailTo(email)).toContain('CT-');
    expect(complaints.filter((line) => !line.includes('422'))).toEqual([]);
    await context.close();
  });

  it('asks for advice on a room at the end of what there is to read, with a picture', async () => {
    const { page, context, complaints } = await open(words.paths.advice);
    const main = page.locator('main');
    await main.getByLabel(words.kind).selectOption('Office');
    await main.getByLabel(words.problem).selectOption('Echo');
    await handsOf(page).write(main.getByLabel(words.length), '1200');
    await handsOf(page).write(main.getByLabel(words.message), 'Calls are hard to follow.');
    const file = { name: 'Büro 1.jpg', mimeType: 'image/jpeg', buffer: await testPicture('jpeg') };
    await main.getByLabel(words.files).setInputFiles(file);
    if (hasScripts) await main.getByText(`Büro 1.jpg – ${words.stored}`).waitFor();
    const email = await writeSender(page, words, handsOf(page));
    await press(page, words.send.advice, handsOf(page));
    await thanks(page, words.sent.advice);
    const [kept] = await keptRequests(email);
    expect(JSON.stringify(kept)).toContain('12000');
    expect(await sites.mailTo(email)).toContain('AD-');
    const names = (await sites.backend.backend.database.db.select().from(storageFiles)).map(({ name }) => name);
    expect(names).toContain('Büro 1.jpg');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('asks for a quotation in words and with a drawing', async () => {
    const { page, context, complaints } = await open(words.paths.quotation);
    const main = page.locator('main');
    await handsOf(page).write(main.getByLabel(words.message), 'For a canteen of 120 square metres.');
    const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: testPdf(4000) };
    await main.getByLabel(words.files).setInputFiles(file);
    if (hasScripts) await main.getByText(`plan.pdf – ${words.stored}`).waitFor();
    const email = await writeSender(page, words, handsOf(page));
    await press(page, words.send.quotation, handsOf(page));
    await thanks(page, words.sent.quotation);
    expect(await keptRequests(email)).toHaveLength(1);
    expect(await sites.mailTo(email)).toContain('OF-');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('begins the newsletter by the link in the mail and a button, and ends it the same way', async () => {
    const { page, context, complaints } = await open(words.paths.newsletter);
    const email = freshEmail();
    await handsOf(page).write(page.locator('main').getByLabel(words.email, { exact: true }), email);
    await press(page, words.send.newsletter, handsOf(page));
    await thanks(page, words.sent.newsletter);

    await page.goto(linkIn(await sites.mailTo(email)));
    await press(page, words.confirm, handsOf(page));
    await thanks(page, words.confirmed);
    await page.goto(linkIn(await sites.mailTo(email)));
    await press(page, words.leave, handsOf(page));
    await thanks(page, words.left);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

function linkIn(mail: string): string {
  const link = /https?:\/\/\S+token=[\w-]{43}\S*/.exec(mail)?.[0];
  if (link === undefined) throw new Error(`There is no link in: ${mail}`);
  return link;
}

describe('the products of a quotation', () => {
  it('begin with the one whose page led there, and are found by name', async () => {
    const { page, context, complaints } = await visit({});
    await page.goto(`${sites.origin('acoustic', 'nl-NL')}/producten`, { waitUntil: 'networkidle' });
    await page.locator('main article a').first().click();
    await page.getByRole('link', { name: 'Offerte aanvragen voor dit product' }).click();
    const main = page.locator('main');
    const name = await main.getByLabel(/^Aantal van/).getAttribute('aria-label');
    await main.getByLabel(/^Aantal van/).fill('0');
    await main.getByLabel('Product toevoegen').fill('pa');
    const found = main.locator('fieldset li button').filter({ hasNotText: name?.replace('Aantal van ', '') ?? '' });
    await found.first().click();
    await main
      .getByLabel(/^Aantal van/)
      .nth(1)
      .fill('48');
    const email = await writeSender(page, dutch);
    await press(page, dutch.send.quotation);
    await main.getByRole('alert').first().waitFor();
    await main
      .getByLabel(/^Aantal van/)
      .first()
      .fill('12');
    await press(page, dutch.send.quotation);
    await thanks(page, dutch.sent.quotation);
    const [kept] = await keptRequests(email);
    expect(JSON.stringify(kept)).toMatch(/"quantity":12.*"quantity":48/);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** Large files reach the browser by their path. */
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
  { what: 'a byte too much', name: 'long.pdf', make: async () => testPdf(longestFile + 1), says: /te groot/ },
];

describe.each([
  { javaScriptEnabled: true, how: 'with JavaScript' },
  { javaScriptEnabled: false, how: 'without JavaScript' },
])('files that are not taken, $how', ({ javaScriptEnabled }) => {
  it.each(refused)('says what is wrong with $what, and leaves nothing behind', async ({ name, make, says }) => {
    const { page, context } = await visit({ javaScriptEnabled });
    const { db } = sites.backend.backend.database;
    const before = await db.$count(storageFiles);
    await page.goto(`${sites.origin('acoustic', 'nl-NL')}/offerte`, {
      waitUntil: javaScriptEnabled ? 'networkidle' : 'load',
    });
    const main = page.locator('main');
    await main.getByLabel(dutch.message).fill('Kept.');
    await main.getByLabel(dutch.files).setInputFiles(await writeTemporary(name, await make()));
    if (!javaScriptEnabled) await press(page, dutch.send.quotation);
    await main.getByText(says).first().waitFor();
    expect(await main.getByText(says).first().innerText()).toContain(name);
    expect(await main.getByLabel(dutch.message).inputValue()).toBe('Kept.');
    expect(await db.$count(storageFiles)).toBe(before);
    await context.close();
  });

  it('takes a file of exactly as many bytes as are allowed', async () => {
    const { page, context } = await visit({ javaScriptEnabled });
    await page.goto(`${sites.origin('acoustic', 'nl-NL')}/offerte`, {
      waitUntil: javaScriptEnabled ? 'networkidle' : 'load',
    });
    await page
      .locator('main')
      .getByLabel(dutch.files)
      .setInputFiles(await writeTemporary('full.pdf', testPdf(longestFile)));
    if (javaScriptEnabled) await page.getByText(`full.pdf – ${dutch.stored}`).waitFor();
    await writeSender(page, dutch);
    await press(page, dutch.send.quotation);
    await thanks(page, dutch.sent.quotation);
    await context.close();
  });
});
