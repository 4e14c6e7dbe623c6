import { type FlagName, gates, plainFlags } from '#runtime/contracts/flags.ts';
import type { Ask } from '../ask.ts';
import { draftDomains, readDomainWishes } from './draft-domains.ts';
import type { FlagWishes } from './draft-flags.ts';
import { siteBelow } from './draft-site.ts';
import { type KnownProject, knownShops } from './known-project.ts';
import { namesLocales, type SiteWishes } from './site-wishes.ts';
import { defaultTheme, type ThemeName, themeNames } from './themes.ts';

const otherShop = '…';

const themeWords: Readonly<Record<ThemeName, string>> = {
  pine: 'pine: calm; warm paper, deep green, light headlines',
  ink: 'ink: spare; ink on paper, a serif in the headlines, square corners',
  harbour: 'harbour: clear; white, sea blue, firm headlines, round corners',
};

/** Asks for everything that the command line left open. */
export async function askSite(id: string, wishes: SiteWishes, known: KnownProject, ask: Ask): Promise<SiteWishes> {
  const below = siteBelow(wishes, known);
  const siteName = wishes.siteName ?? (await ask.text('Name of the site', capitalised(id)));
  const shopName = wishes.shopName ?? (await ask.text('Name of the shop, in titles and in the footer', siteName));
  const shopId = wishes.shopId ?? below?.shopId ?? (await askShop(id, known, ask));
  const locales = wishes.locales ?? (namesLocales(wishes.domains) ? undefined : await askLocales(known, ask));
  const domains =
    wishes.domains.length > 0
      ? wishes.domains
      : [
          await askDomains(
            id,
            { ...known, locales: known.locales.filter((one) => locales?.includes(one.locale)) },
            ask,
          ),
        ];
  const flags = hasFlags(wishes) || below !== undefined ? {} : await askFeatures(ask);
  const theme = wishes.theme ?? (below === undefined ? await askTheme(ask) : undefined);
  return {
    ...wishes,
    ...flags,
    siteName,
    shopName,
    shopId,
    domains,
    ...(locales !== undefined && { locales }),
    ...(theme !== undefined && { theme }),
  };
}

async function askShop(id: string, known: KnownProject, ask: Ask): Promise<string> {
  const shops = knownShops(known);
  if (shops.length === 0) return ask.text('Shop whose data it shows, as the API knows it', id);
  const choices = [...shops.map((shop) => ({ value: shop, name: shop })), { value: otherShop, name: 'another one' }];
  const chosen = await ask.one('Shop whose data it shows', choices, shops[0] ?? otherShop);
  return chosen === otherShop ? ask.text('The shop’s id, as the API knows it', id) : chosen;
}

function askLocales({ locales, defaultLocale }: KnownProject, ask: Ask): Promise<string[]> {
  const choices = locales.map(({ locale, name }) => ({ value: locale, name: `${locale}  ${name}` }));
  return ask.some('Locales it is offered in', choices, defaultLocale === undefined ? [] : [defaultLocale], true);
}

function askDomains(id: string, { locales }: Pick<KnownProject, 'locales'>, ask: Ask): Promise<string> {
  return ask.text(
    'Domain; {country}, {language} and {locale} stand for those of each locale',
    locales.length === 1 ? `${id}.example` : `${id}-{country}.example`,
    (pattern) => {
      try {
        draftDomains(locales, readDomainWishes([pattern]));
        return undefined;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
  );
}

/** Asks for the features, and leaves out those whose prerequisites were not chosen. */
async function askFeatures(ask: Ask): Promise<FlagWishes> {
  const choices = plainFlags.map(({ name, answer, needs }) => ({
    value: name,
    name: needs === undefined ? answer : `${answer} (needs ${needs.join(' or ')})`,
  }));
  const suggested = plainFlags.filter((flag) => flag.default).map(({ name }) => name);
  const search = { value: 'search', name: 'search' };
  const chosen = await ask.some('What it has', [...choices, search], [...suggested, search.value]);
  const wishes: Partial<Record<FlagName, boolean>> = {};
  for (const { name, needs } of plainFlags) {
    wishes[name] = chosen.includes(name) && (needs === undefined || needs.some((other) => wishes[other]));
  }
  return { ...wishes, ...(!chosen.includes(search.value) && { search: false }) };
}

async function askTheme(ask: Ask): Promise<ThemeName> {
  const choices = themeNames.map((name) => ({ value: name, name: themeWords[name] }));
  const chosen = await ask.one('How it looks', choices, defaultTheme);
  return themeNames.find((name) => name === chosen) ?? defaultTheme;
}

function hasFlags(wishes: FlagWishes): boolean {
  return gates.some((name) => wishes[name] !== undefined);
}

function capitalised(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
