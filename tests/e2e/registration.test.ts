import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type AccountSite, fromElsewhere, startAccountSite } from '#tests/support/account-site.ts';
import { launchBrowser, openPage } from '#tests/support/browser.ts';
import { addCustomer, mailsTo } from '#tests/support/customers.ts';
import { type Hands, keyboardOf, pointer } from '#tests/support/hands.ts';

let browser: Browser;
let site: AccountSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startAccountSite(inject('acousticBuild'))]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const dutch = {
  paths: {
    register: '/registreren',
    sent: '/registreren/bevestigen',
    login: '/inloggen',
    forgot: '/wachtwoord-vergeten',
    reset: '/wachtwoord-herstellen',
  },
  business: 'Bedrijf',
  company: 'Bedrijfsnaam',
  vatNumber: /^Btw-nummer/,
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  email: 'E-mailadres',
  phone: /^Telefoonnummer/,
  password: 'Wachtwoord',
  newPassword: 'Nieuw wachtwoord',
  repeat: 'Herhaal het wachtwoord',
  newsletter: /nieuwsbrief/,
  terms: /Ik ga akkoord/,
  termsPage: '/info/algemene-voorwaarden',
  register: 'Account aanmaken',
  sentTitle: 'Kijk in je mailbox',
  confirm: 'Bevestigen',
  confirmed: 'Je e-mailadres is bevestigd.',
  login: 'Inloggen',
  forgot: 'Wachtwoord vergeten?',
  sendLink: 'Link versturen',
  save: 'Wachtwoord opslaan',
  saved: 'Je nieuwe wachtwoord is opgeslagen.',
};

type Words = typeof dutch;

const french: Words = {
  paths: {
    register: '/fr/inscription',
    sent: '/fr/inscription/verifier',
    login: '/fr/connexion',
    forgot: '/fr/mot-de-passe-oublie',
    reset: '/fr/reinitialiser-mot-de-passe',
  },
  business: 'Entreprise',
  company: 'Nom de l’entreprise',
  vatNumber: /^Numéro de TVA/,
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Adresse e-mail',
  phone: /^Numéro de téléphone/,
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  repeat: 'Répétez le mot de passe',
  newsletter: /newsletter/,
  terms: /J’accepte/,
  termsPage: '/fr/info/conditions-generales',
  register: 'Créer mon compte',
  sentTitle: 'Consultez votre messagerie',
  confirm: 'Confirmer',
  confirmed: 'Votre adresse e-mail est confirmée.',
  login: 'Se connecter',
  forgot: 'Mot de passe oublié\u202f?',
  sendLink: 'Envoyer le lien',
  save: 'Enregistrer le mot de passe',
  saved: 'Votre nouveau mot de passe est enregistré.',
};

const austrian: Words = {
  paths: {
    register: '/registrieren',
    sent: '/registrieren/bestaetigen',
    login: '/anmelden',
    forgot: '/passwort-vergessen',
    reset: '/passwort-zuruecksetzen',
  },
  business: 'Geschäftskunde',
  company: 'Firmenname',
  vatNumber: /^UID-Nummer/,
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail-Adresse',
  phone: /^Telefonnummer/,
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  repeat: 'Passwort wiederholen',
  newsletter: /Newsletter/,
  terms: /Ich akzeptiere/,
  termsPage: '/info/allgemeine-geschaeftsbedingungen',
  register: 'Konto anlegen',
  sentTitle: 'Schauen Sie in Ihr Postfach',
  confirm: 'Bestätigen',
  confirmed: 'Ihre E-Mail-Adresse ist bestätigt.',
  login: 'Anmelden',
  forgot: 'Passwort vergessen?',
  sendLink: 'Link senden',
  save: 'Passwort speichern',
  saved: 'Ihr neues Passwort ist gespeichert.',
};

/** Chromium would like to know whose password it is; the page with a mail's token does not know either. */
const usernameAdvice = 'Password forms should have (optionally hidden) username fields';

const password = 'Stil&Warm2026';
const newPassword = 'Ruhe;im#Raum9';

/** What a form asks for, by what stands beside it. */
const fieldsOf = (page: Page, words: Words) => {
  const main = page.locator('main');
  const field = (label: string | RegExp) => main.getByLabel(label, { exact: true });
  return {
    business: main.getByRole('radio', { name: words.business }),
    company: field(words.company),
    vatNumber: field(words.vatNumber),
    firstName: field(words.firstName),
    lastName: field(words.lastName),
    email: field(words.email),
    phone: field(words.phone),
    password: field(words.password),
    newPassword: field(words.newPassword),
    repeat: field(words.repeat),
    newsletter: main.getByRole('checkbox', { name: words.newsletter }),
    terms: main.getByRole('checkbox', { name: words.terms }),
    button: (name: string) => main.getByRole('button', { name, exact: true }),
  };
};

/** Axe waits for timers, which a page without JavaScript does not have. */
async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

const isAt = (path: string) => (url: URL) => url.pathname === path;

describe.each([
  { locale: 'nl-NL', words: dutch, javaScriptEnabled: true, width: 1440, how: 'with JavaScript', isBusiness: true },
  { locale: 'fr-BE', words: french, javaScriptEnabled: false, width: 1440, how: 'without it', isBusiness: true },
  { locale: 'de-AT', words: austrian, javaScriptEnabled: true, width: 390, how: 'by keyboard', isBusiness: false },
])('an account in $locale, $how', ({ locale, words, javaScriptEnabled, width, how, isBusiness }) => {
  it('is opened, confirmed by the link in the mail, used, and given another password', async () => {
    const { page, context, complaints } = await openPage(browser, { javaScriptEnabled, width });
    await context.setExtraHTTPHeaders(fromElsewhere());
    const hands: Hands = how === 'by keyboard' ? keyboardOf(page) : pointer;
    const origin = site.origin(locale);
    const email = `visitor.${locale}@mail.com`;
    const { paths } = words;
    const fields = fieldsOf(page, words);
    const arrive = async (path: string): Promise<void> => {
      await page.waitForURL(isAt(path));
      await page.locator('h1').waitFor();
      if (javaScriptEnabled) await expectAccessible(page);
    };

    await page.goto(`${origin}${paths.login}`);
    await hands.press(page.locator(`main a[href="${paths.register}"]`));
    await arrive(paths.register);
    expect(await fields.company.isVisible()).toBe(false);
    expect(await page.locator('main label a').getAttribute('href')).toBe(words.termsPage);
    if (isBusiness) {
      await hands.tick(fields.business);
      await hands.write(fields.company, 'Studio Klank');
      await hands.write(fields.vatNumber, 'BE 0428.759.497');
    }
    await hands.write(fields.firstName, 'Sanne');
    await hands.write(fields.lastName, 'de Vries');
    await hands.write(fields.email, email);
    await hands.write(fields.phone, '053 123 4567');
    await hands.write(fields.password, password);
    await hands.write(fields.repeat, password);
    await hands.tick(fields.newsletter);
    await hands.tick(fields.terms);
    await hands.press(fields.button(words.register));
    await arrive(paths.sent);
    expect(await page.locator('h1').innerText()).toBe(words.sentTitle);

    const link = await site.linkMailedTo(email);
    expect(link).toMatch(`${origin}${paths.sent}?token=`);
    const token = new URL(link).searchParams.get('token') ?? '';
    await page.goto(link);
    await arrive(paths.sent);
    if (javaScriptEnabled) await page.waitForURL((url) => url.search === '');
    // A step within the page, which loads nothing anew: the token would be gone.
    await page.locator('a[href="#main"]').press('Enter');
    for (const address of await page.locator('a').evaluateAll((links) => links.map((each) => each.outerHTML))) {
      expect(address).not.toContain(token);
    }
    await hands.press(fields.button(words.confirm));
    await arrive(paths.login);
    expect(await page.locator('main [role="status"]').first().innerText()).toContain(words.confirmed);

    await hands.write(fields.email, email);
    await hands.write(fields.password, password);
    await hands.press(fields.button(words.login));
    await page.waitForURL((url) => url.pathname !== paths.login);
    await page.goto(`${origin}${paths.login}`);
    expect(new URL(page.url()).pathname, 'who is logged in').not.toBe(paths.login);

    await page.goto(`${origin}${paths.forgot}`);
    await arrive(paths.forgot);
    await hands.write(fields.email, email);
    await hands.press(fields.button(words.sendLink));
    await page.waitForURL((url) => url.searchParams.has('sent'));
    await fields.button(words.sendLink).waitFor({ state: 'detached' });
    if (javaScriptEnabled) await expectAccessible(page);

    const reset = await site.linkMailedTo(email);
    expect(reset).toMatch(`${origin}${paths.reset}?token=`);
    await page.goto(reset);
    await arrive(paths.reset);
    if (javaScriptEnabled) await page.waitForURL((url) => url.search === '');
    await hands.write(fields.newPassword, newPassword);
    await hands.write(fields.repeat, newPassword);
    await hands.press(fields.button(words.save));
    await arrive(paths.login);
    expect(await page.locator('main [role="status"]').first().innerText()).toContain(words.saved);

    await hands.write(fields.email, email);
    await hands.write(fields.password, newPassword);
    await hands.press(fields.button(words.login));
    await page.waitForURL((url) => url.pathname !== paths.login);
    expect(complaints.filter((complaint) => !complaint.includes(usernameAdvice))).toEqual([]);

    await page.goto(reset);
    await page.locator(`main a[href="${paths.forgot}"]`).waitFor();
    expect(await page.locator('main form').count(), 'a form for a link that was used').toBe(0);
    await context.close();
  });
});

describe.each([
  { how: 'with JavaScript', javaScriptEnabled: true },
  { how: 'without JavaScript', javaScriptEnabled: false },
])('a registration, $how', ({ javaScriptEnabled }) => {
  const open = async () => {
    const watched = await openPage(browser, { javaScriptEnabled });
    await watched.context.setExtraHTTPHeaders(fromElsewhere());
    await watched.page.goto(`${site.origin('nl-NL')}/registreren`, { waitUntil: 'networkidle' });
    return { ...watched, fields: fieldsOf(watched.page, dutch) };
  };
  const fillIn = async ({ fields }: Awaited<ReturnType<typeof open>>, email: string): Promise<void> => {
    await fields.firstName.fill('Sanne');
    await fields.lastName.fill('de Vries');
    await fields.email.fill(email);
    await fields.password.fill(password);
    await fields.repeat.fill(password);
    await fields.terms.check();
  };
  const errorsOf = (page: Page) => page.locator('main [role="alert"] li').allInnerTexts();

  it('says at each field what is missing, and keeps what was typed', async () => {
    const opened = await open();
    const { page, context, fields } = opened;
    await fields.firstName.fill('Sanne');
    await fields.business.check();
    await fields.password.fill('kort');
    await fields.button(dutch.register).click();
    const summary = page.locator('main [role="alert"]');
    await summary.waitFor();
    expect((await errorsOf(page)).map((text) => text.split(':', 1)[0])).toEqual([
      'Bedrijfsnaam',
      'Achternaam',
      'E-mailadres',
      'Wachtwoord',
      'Herhaal het wachtwoord',
      'algemene voorwaarden',
    ]);
    expect(await fields.firstName.inputValue()).toBe('Sanne');
    expect(await fields.business.isChecked()).toBe(true);
    if (javaScriptEnabled) await expectAccessible(page);
    await context.close();
  });

  it('says at the field that the address has an account, and that a VAT number has wrong check digits', async () => {
    const { email } = await addCustomer(site.backend, { shopId: 'acoustic', locale: 'nl-NL' });
    const opened = await open();
    const { page, context, fields } = opened;
    await fields.business.check();
    await fields.company.fill('Studio Klank');
    await fields.vatNumber.fill('BE0428759498');
    await fillIn(opened, email);
    await fields.button(dutch.register).click();
    await page.locator('main [role="alert"]').waitFor();
    if (javaScriptEnabled) {
      await expect.poll(() => errorsOf(page)).toEqual([expect.stringMatching(/^E-mailadres: .*al een account/)]);
      await fields.email.fill('someone.else@mail.com');
    } else {
      await fields.email.fill('someone.other@mail.com');
      await fields.password.fill(password);
      await fields.repeat.fill(password);
    }
    await fields.button(dutch.register).click();
    await expect.poll(() => errorsOf(page)).toEqual([expect.stringMatching(/^Btw-nummer: /)]);
    expect(await fields.vatNumber.getAttribute('aria-invalid')).toBe('true');
    await context.close();
  });

  it('sends another link to who registers again before confirming, and says when a link is void', async () => {
    const email = `again.${javaScriptEnabled}@mail.com`;
    const first = await open();
    for (let time = 0; time < 2; time += 1) {
      await first.page.goto(`${site.origin('nl-NL')}/registreren`, { waitUntil: 'networkidle' });
      await fillIn(first, email);
      await first.fields.button(dutch.register).click();
      await first.page.waitForURL(isAt(dutch.paths.sent));
    }
    await expect.poll(async () => (await mailsTo(site.backend, email)).length).toBe(2);
    const [old] = await mailsTo(site.backend, email);
    await first.page.goto(/https?:\/\/\S+token=[\w-]{43}/.exec(old ?? '')?.[0] ?? '', { waitUntil: 'networkidle' });
    await first.fields.button(dutch.confirm).click();
    await expect.poll(() => first.page.locator('main [role="alert"]').innerText()).toContain('niet meer geldig');
    await first.page.locator('main aside a[href="/registreren"]').waitFor();
    await first.context.close();
  });
});

it('says while the form is filled in that an address has an account, or a domain no mail', async () => {
  const { email } = await addCustomer(site.backend, { shopId: 'acoustic', locale: 'en-GB' });
  const { page, context, complaints } = await openPage(browser);
  await context.setExtraHTTPHeaders(fromElsewhere());
  await page.goto(`${site.origin('en-GB')}/register`, { waitUntil: 'networkidle' });
  const field = page.getByLabel('E-mail address', { exact: true });
  await field.fill(email);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.locator('main').innerText()).toContain('There is already an account');
  await field.fill('someone@no-such-domain.com');
  await expect.poll(() => page.locator('main').innerText()).toContain('delivered to no-such-domain.com');
  await field.fill('someone@mail.com');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBeNull();
  expect(complaints).toEqual([]);
  await context.close();
});

it('answers the same to whoever asks for a new password', async () => {
  const { email } = await addCustomer(site.backend, { shopId: 'acoustic', locale: 'en-GB' });
  const pages = [];
  for (const asked of [email, 'nobody@mail.com']) {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await context.setExtraHTTPHeaders(fromElsewhere());
    await page.goto(`${site.origin('en-GB')}/forgot-password`);
    await page.getByLabel('E-mail address', { exact: true }).fill(asked);
    await page.locator('main').getByRole('button', { name: 'Send link' }).click();
    await page.waitForURL((url) => url.searchParams.has('sent'));
    pages.push([page.url(), await page.locator('main').innerHTML()]);
    await context.close();
  }
  expect(pages[0]).toEqual(pages[1]);
});
