import type { Ask } from '../ask.ts';
import type { KnownProject } from '../site/known-project.ts';
import { describeLocale } from './describe-locale.ts';
import { nearestSource } from './draft-locale.ts';
import type { LocaleWishes } from './locale-wishes.ts';

const currencies = [
  { value: 'EUR', name: 'EUR' },
  { value: 'GBP', name: 'GBP' },
];

/** Asks for everything that the command line left open; suggests what follows from the locale's name. */
export async function askLocale(
  locale: string,
  wishes: LocaleWishes,
  known: KnownProject,
  ask: Ask,
): Promise<LocaleWishes> {
  const guess = describeLocale(locale, known.locales);
  const sources = known.locales.map(({ locale: value, name }) => ({ value, name: `${value}  ${name}` }));
  const suggested = nearestSource(guess.language, known).locale;
  const from = wishes.from ?? (await ask.one('Locale whose paths and texts it begins with', sources, suggested));
  const name = wishes.name ?? (await ask.text('Name, as its speakers write it', guess.name));
  const currency =
    wishes.currency ?? ((await ask.one('Currency', currencies, guess.currency)) === 'GBP' ? 'GBP' : 'EUR');
  const timeZone = wishes.timeZone ?? (await ask.text('Time zone, such as Europe/Madrid', guess.timeZone));
  const sites = wishes.sites.length > 0 ? wishes.sites : await askSites(locale, known, ask);
  return { from, name, currency, timeZone, sites };
}

async function askSites(locale: string, { sites }: KnownProject, ask: Ask): Promise<string[]> {
  const choices = sites.map(({ id, siteName }) => ({ value: id, name: siteName }));
  const chosen = choices.length === 0 ? [] : await ask.some('Sites that offer it', choices, []);
  const wishes: string[] = [];
  for (const id of chosen) {
    const country = locale.slice(3).toLowerCase();
    wishes.push(
      `${id}=${await ask.text(`Its host in ${id}, with a prefix where it shares one`, `${id}-${country}.example`)}`,
    );
  }
  return wishes;
}
