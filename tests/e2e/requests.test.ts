import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { requests } from '#backend/db/schema/requests.ts';
import { storageFiles } from '#backend/db/schema/storage.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { launchBrowser, openPage, untilHydrated, type WatchedPageOptions } from '#tests/support/browser.ts';
import { freshEmail } from '#tests/support/customers.ts';
import { readEvents, untilEvents } from '#tests/support/data-layer.ts';
import { createKeyboard, type Hands, pointer } from '#tests/support/hands.ts';
import { type RequestSites, startRequestSites } from '#tests/support/request-sites.ts';
import { testPdf, testPicture } from '#tests/support/uploads.ts';

let browser: Browser;
let sites: RequestSites<'acoustic' | 'group'>;
beforeAll(async () => {
  [browser, sites] = await Promise.all([
    launchBrowser({ pictures: false }),
    startRequestSites(inject('distFolder'), ['acoustic', 'group']),
  ]);
});
afterAll(async () => {
  await browser.close();
  await sites.close();
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
  {
    words: german,
    site: 'group',
    how: 'by keyboard on a small screen',
    options: { width: 390 },
    handsOf: createKeyboard,
  },
] as const;

let addresses = 0;

/** Opens a visit with an IP address of its own, for rate limits. */
/** Expects that a request has been tracked, once. */
async function expectTracked(page: Page, event: string): Promise<void> {
  await untilEvents(page, event, 1);
  expect(await readEvents(page, event)).toHaveLength(1);
}

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

async function keptRequests(email: string) {
  const rows = await sites.backend.backend.database.db.select().from(requests);
  return rows.filter((row) => JSON.stringify(row).includes(email));
}

describe.each(visitors)('$words.locale $how, on $site', ({ words, site, options, handsOf }) => {
  const hasScripts = !('javaScriptEnabled' in options);
  const open = async (path: string) => {
    const watched = await visit({ ...options, consent: 'agreed' });
    await watched.page.goto(`${sites.origin(site, words.locale)}${path}`);
    if (hasScripts) {
      await untilHydrated(watched.page);
      await expectAccessible(watched.page);
    }
    return watched;
  };

  it('sends a message, keeps invalid input, and says what happens next', async () => {
    const { page, context, complaints } = await open(words.paths.contact);
    await handsOf(page).write(page.locator('main').getByLabel(words.message), 'Do you deliver?');
    await press(page, words.send.contact, handsOf(page));
    await page.locator('main [role=alert]').first().waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('role'));
    if (hasScripts) await expect.poll(focused).toBe('alert');
    if (hasScripts) await expectAccessible(page, 'main');
    expect(await page.locator('main').getByLabel(words.message).inputValue()).toBe('Do you deliver?');

    const email = await writeSender(page, words, handsOf(page));
    await page.locator('main').getByLabel(words.subject).selectOption('Other');
    await press(page, words.send.contact, handsOf(page));
    await thanks(page, words.sent.contact);
    if (hasScripts) await expectTracked(page, 'contactformulier');
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
    if (hasScripts) await expectTracked(page, 'advies_aanvraag');
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
    if (hasScripts) await expectTracked(page, 'offerte_aanvraag');
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
    if (hasScripts) await expectTracked(page, 'nieuwsbrief_inschrijving');

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

describe('the company behind the shop', () => {
  it.each([
    {
      locale: 'nl-NL',
      path: '/contact',
      hours: 'maandag – vrijdag 08:30–17:00',
      vat: 'Btw-nummer',
      country: 'Nederland',
    },
    {
      locale: 'fr-BE',
      path: '/fr/contact',
      hours: 'lundi – vendredi 08:30–17:00',
      vat: 'Numéro de TVA',
      country: 'Pays-Bas',
    },
    {
      locale: 'de-AT',
      path: '/kontakt',
      hours: 'Montag – Freitag 08:30–17:00 Uhr',
      vat: 'UID-Nummer',
      country: 'Niederlande',
    },
    {
      locale: 'en-GB',
      path: '/contact',
      hours: 'Monday – Friday 08:30–17:00',
      vat: 'VAT number',
      country: 'Netherlands',
    },
  ])(
    'is named beside the contact form in $locale, with ways to call and write',
    async ({ locale, path, hours, vat, country }) => {
      const { page, context } = await visit({ javaScriptEnabled: false });
      await page.goto(`${sites.origin('acoustic', locale)}${path}`);
      const seller = page.locator('main aside');
      expect(await seller.locator('address').innerText()).toMatch(
        new RegExp(`^Acoustic Products B\\.V\\.\\nDiamantstraat 25\\n7554 TA Hengelo\\n.*${country}$`),
      );
      expect(await seller.locator('a[href="tel:+31742010110"]').innerText()).toBe('+31 74 201 0110');
      expect(await seller.locator('a[href="mailto:info@acoustic.example"]').count()).toBe(1);
      const text = await seller.innerText();
      for (const part of [hours, vat, 'NL812345678B01', 'KVK', '08211001']) expect(text).toContain(part);
      await context.close();
    },
  );
});

it('asks about orders only where the site takes any', async () => {
  const { page, context } = await visit({ javaScriptEnabled: false });
  const asked = async (site: 'acoustic' | 'group') => {
    await page.goto(`${sites.origin(site, 'nl-NL')}/contact`);
    const options = page.locator('main [name=subject] option');
    return {
      number: await page.locator('main [name=orderNumber]').count(),
      subjects: await options.evaluateAll((all) => all.map((one) => one.getAttribute('value')).filter(Boolean)),
    };
  };
  expect(await asked('acoustic')).toEqual({
    number: 1,
    subjects: ['Product', 'Order', 'Delivery', 'Return', 'Invoice', 'Press', 'Other'],
  });
  expect(await asked('group')).toEqual({ number: 0, subjects: ['Product', 'Invoice', 'Press', 'Other'] });
  await context.close();
});

describe('a quotation for a business', () => {
  it('says which one and where to deliver, and is one request however often it is sent', async () => {
    const { page, context } = await visit({ javaScriptEnabled: false });
    const main = page.locator('main');
    const fill = async (email: string) => {
      await page.goto(`${sites.origin('acoustic', 'nl-NL')}/offerte`);
      await main.getByLabel(dutch.message).fill('For a canteen of 120 square metres.');
      await main.getByLabel('Bedrijf', { exact: true }).check();
      await main.getByLabel('Bedrijfsnaam').fill('Studio Klank');
      await main.getByLabel(/^Btw-nummer/).fill('BE 0428.759.497');
      await main.getByLabel(/^Voornaam/).fill('Anna');
      await main.getByLabel('Achternaam', { exact: true }).fill('Peeters');
      await main.getByLabel('E-mailadres', { exact: true }).fill(email);
      await main.getByLabel('Land').selectOption('BE');
      await main.getByLabel(/^Straat/).fill('Meir');
      await main.getByLabel(/^Huisnummer/).fill('50');
      await main.getByLabel(/^Postcode/).fill('2000');
    };
    const email = freshEmail();
    await fill(email);
    await press(page, dutch.send.quotation);
    // An address must be complete or empty.
    await main.getByRole('alert').first().waitFor();
    await main.getByLabel(/^Plaats/).fill('Antwerpen');
    await press(page, dutch.send.quotation);
    await thanks(page, dutch.sent.quotation);
    await fill(email);
    await main.getByLabel(/^Plaats/).fill('Antwerpen');
    await press(page, dutch.send.quotation);
    await thanks(page, dutch.sent.quotation);
    const [kept, ...more] = await keptRequests(email);
    expect(kept?.content).toMatchObject({
      sender: { customerType: 'Business', company: 'Studio Klank', vatNumber: 'BE 0428.759.497' },
      address: { street: 'Meir', houseNumber: '50', postalCode: '2000', city: 'Antwerpen', country: 'BE' },
    });
    expect(more).toEqual([]);
    await context.close();
  });
});

describe('the products of a quotation', () => {
  it('have a field to find them by before the page is touched', async () => {
    const { page, context } = await visit({});
    await page.goto(`${sites.origin('acoustic', 'nl-NL')}${dutch.paths.quotation}`);
    await page.getByLabel('Product toevoegen').waitFor();
    await context.close();
  });

  it('begin with the one of the previous page, and are found by name', async () => {
    const { page, context, complaints } = await visit({});
    await page.goto(`${sites.origin('acoustic', 'nl-NL')}/producten`);
    await untilHydrated(page);
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
