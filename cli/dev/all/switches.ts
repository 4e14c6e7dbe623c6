import { randomBytes } from 'node:crypto';
import { consentCookie, type Purpose } from '#runtime/contracts/consent.ts';
import { vatCookie } from '#runtime/contracts/vat.ts';

/** What the switches of the list of sites can be set to; `kept` leaves it to the pages. */
interface Choices {
  readonly vat: 'kept' | 'incl' | 'excl';
  readonly consent: 'kept' | 'unasked' | 'accepted' | 'refused';
  readonly customer: 'kept' | 'nobody' | 'private' | 'business';
}

const choices: { readonly [Name in keyof Choices]: readonly Choices[Name][] } = {
  vat: ['kept', 'incl', 'excl'],
  consent: ['kept', 'unasked', 'accepted', 'refused'],
  customer: ['kept', 'nobody', 'private', 'business'],
};

export type SwitchName = keyof Choices;

/** The switches as they are set. */
export interface Switches extends Choices {
  /** Milliseconds by which the clock of pages is ahead. */
  readonly clockOffset: number;
}

/** The switches, and what browsers have to take over. */
export interface SwitchBoard {
  readonly current: () => Switches;
  /** Sets them as a form says. @returns what is wrong with the form, if something is */
  readonly set: (form: URLSearchParams) => string | undefined;
  /** Whether a browser has taken over the current ones, by its `Cookie` header. */
  readonly hasTaken: (cookies: string | undefined) => boolean;
  /** Returns the `Set-Cookie` values that make it take them over; the customer's session apart. */
  readonly cookies: () => readonly string[];
}

/** The cookie that says which settings a browser has taken over. */
const takenCookie = 'shopgen-switches';

/** Creates the switches, all of them left to the pages. */
export function createSwitchBoard(now: () => number): SwitchBoard {
  const run = randomBytes(6).toString('hex');
  let revision = 0;
  let current: Switches = { vat: 'kept', consent: 'kept', customer: 'kept', clockOffset: 0 };
  const taken = (): string => `${takenCookie}=${run}.${revision}`;
  return {
    current: () => current,
    set(form) {
      const wanted = readSwitches(form, now());
      if (typeof wanted === 'string') return wanted;
      current = wanted;
      revision += 1;
      return undefined;
    },
    // Nothing has been set yet: nothing is to be taken over.
    hasTaken: (cookies = '') => revision === 0 || cookies.split('; ').includes(taken()),
    cookies: () => [...vatCookies(current), ...consentCookies(current), `${taken()}; Path=/; SameSite=Lax; HttpOnly`],
  };
}

function readSwitches(form: URLSearchParams, now: number): Switches | string {
  const vat = readChoice('vat', form);
  const consent = readChoice('consent', form);
  const customer = readChoice('customer', form);
  if (vat === undefined || consent === undefined || customer === undefined) return 'The form has a value of no switch.';
  const clock = form.get('clock') ?? '';
  if (clock === '') return { vat, consent, customer, clockOffset: 0 };
  const clockOffset = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(clock) ? Date.parse(clock) - now : Number.NaN;
  return Number.isNaN(clockOffset) ? `"${clock}" is no time.` : { vat, consent, customer, clockOffset };
}

function readChoice<Name extends SwitchName>(name: Name, form: URLSearchParams): Choices[Name] | undefined {
  const value = form.get(name) ?? 'kept';
  return choices[name].find((choice) => choice === value);
}

function vatCookies({ vat }: Switches): string[] {
  return vat === 'kept' ? [] : [`${vatCookie}=${vat}; Path=/; SameSite=Lax; HttpOnly`];
}

const purposes: readonly Purpose[] = ['statistics', 'marketing', 'forms'];

function consentCookies({ consent }: Switches): string[] {
  const { name, version } = consentCookie;
  if (consent === 'kept') return [];
  if (consent === 'unasked') return [`${name}=; Path=/; Max-Age=0`];
  const answers = purposes.map((purpose) => `${purpose}:${consent === 'accepted' ? 'yes' : 'no'}`);
  return [`${name}=${[version, ...answers].join('.')}; Path=/; SameSite=Lax`];
}
