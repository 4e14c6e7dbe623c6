import type { Browser, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { type AccountSite, fromElsewhere, startAccountSite } from './account-site.ts';
import { launchBrowser, openPage, untilHydrated, type WatchedPage, type WatchedPageOptions } from './browser.ts';
import { addCustomer, type TestCustomer, testPassword } from './customers.ts';
import { pointerWithoutScripts } from './hands.ts';

/** The hosts and paths of locales. */
export const places = {
  'nl-NL': { login: '/inloggen', details: '/mijn-account/gegevens', address: '/mijn-account/adres' },
  'nl-BE': { login: '/inloggen', details: '/mijn-account/gegevens', address: '/mijn-account/adres' },
  'fr-BE': {
    login: '/fr/connexion',
    details: '/fr/mon-compte/details',
    address: '/fr/mon-compte/adresse',
  },
  'fr-FR': { login: '/connexion', details: '/mon-compte/details', address: '/mon-compte/adresse' },
  'de-DE': { login: '/anmelden', details: '/mein-konto/einzelheiten', address: '/mein-konto/adresse' },
  'de-AT': { login: '/anmelden', details: '/mein-konto/einzelheiten', address: '/mein-konto/adresse' },
  'en-GB': { login: '/login', details: '/my-account/details', address: '/my-account/address' },
} as const;

export type Place = keyof typeof places;

/** A site on which customers use their accounts. */
export interface AccountVisits extends AccountSite {
  readonly browser: Browser;
  close(): Promise<void>;
  at(place: Place, path: string): string;
  /** Creates a customer of the shop. */
  customerOf(place: Place, values?: Parameters<typeof addCustomer>[1]): Promise<TestCustomer>;
  /** Logs a visitor in and opens a page of the account. */
  enter(place: Place, path: string, email: string, options?: WatchedPageOptions): Promise<WatchedPage>;
  /** The account as the API has it. */
  accountOf(authorization: string, locale: Place): Promise<Record<string, unknown>>;
}

/**
 * Starts the acoustic site and a browser.
 *
 * @param folder - `dist/acoustic`.
 */
export async function startAccountVisits(folder: string): Promise<AccountVisits> {
  const [browser, site] = await Promise.all([launchBrowser({ pictures: false }), startAccountSite(folder)]);
  const at = (place: Place, path: string): string => `${site.origin(place)}${path}`;
  return {
    ...site,
    browser,
    at,
    customerOf: (place, values = {}) => addCustomer(site.backend, { shopId: 'acoustic', locale: place, ...values }),
    enter: async (place, path, email, options = {}) => {
      const watched = await openPage(browser, options);
      await watched.context.setExtraHTTPHeaders(fromElsewhere());
      await watched.page.goto(at(place, path));
      if (options.javaScriptEnabled !== false) await untilHydrated(watched.page);
      // Without a session, the page redirects to the login screen and back.
      await fill(watched.page, 'login', { email, password: testPassword });
      await send(watched.page, 'login');
      await watched.page.waitForURL(at(place, path));
      if (options.javaScriptEnabled !== false) await untilHydrated(watched.page);
      return watched;
    },
    accountOf: async (authorization, locale) => {
      const answer = await site.backend.ask('/me', { shop: 'acoustic', locale, headers: { authorization } });
      expect(answer.statusCode).toBe(200);
      return answer.json();
    },
    close: () => browser.close(),
  };
}

/** Returns a field of a form by its name, which is the same in every language. */
export function field(page: Page, form: string, name: string): Locator {
  return page.locator(`form:has(input[name=form][value=${form}]) [name=${name}]`);
}

/** Sends a form by its button, with a key: without JavaScript nothing tells a click that has missed what was just laid out anew. */
export function send(page: Page, form: string): Promise<void> {
  return pointerWithoutScripts.press(page.locator(`form:has(input[name=form][value=${form}]) button[type=submit]`));
}

export async function fill(page: Page, form: string, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, form, name).fill(value);
}
