import type { LoadedMessages } from '#cli/config/messages/load-messages.ts';
import { isFormText } from '#cli/config/messages/namespace-gates.ts';
import { cached, type ResultCache } from '#cli/results/result-cache.ts';
import type { ClientSite, LocalePack, SitePaths } from '#runtime/contracts/app.ts';
import type { ThirdPartyPack } from '#runtime/contracts/consent.ts';
import type { Messages } from '#runtime/contracts/messages.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { consentTexts, listTexts, localeTexts, pickTexts, type UnthemedSite } from '../messages/locale-texts.ts';
import { linkedPaths } from '../routes/linked-paths.ts';
import { collectParties, localesWith } from '../third-parties/third-party-rules.ts';

/** A third party as data: the function that creates it, and what it is called with. */
interface PartyContent {
  /** Name of an export of the generated `third-parties.ts`. */
  readonly maker: string;
  readonly arguments: readonly string[];
}

/** What the browser knows of one locale, without code. */
export interface LocaleContent extends Omit<LocalePack, 'formTexts' | 'thirdParties'> {
  readonly formTexts: Messages;
  readonly thirdParties?: Omit<ThirdPartyPack, 'parties'> & { readonly parties: readonly PartyContent[] };
}

/** What the browser knows of a site, without code: of two sites with the same code the difference. */
export interface SiteContent {
  readonly site: ClientSite;
  readonly paths: SitePaths;
  readonly locales: readonly LocaleContent[];
}

/**
 * Collects what browsers may know of a site.
 *
 * @param routes - The site's routes that have a screen.
 * @param results - What earlier runs have collected of the same texts.
 */
export function createSiteContent(
  site: SiteModel,
  routes: readonly string[],
  messages: LoadedMessages,
  results: ResultCache,
): SiteContent {
  // A theme changes often, and the texts do not then.
  const { theme: _, ...rest } = site;
  const locales = site.locales.map((locale) =>
    cached(results, ['locale', rest, locale, routes, listTexts(site, locale, messages)], isContent, () =>
      createLocaleContent(rest, locale, routes, messages),
    ),
  );
  return {
    site: createClientSite(site),
    paths: Object.fromEntries(locales.map(({ locale, paths }) => [locale, paths])),
    locales,
  };
}

function isContent(value: unknown): value is LocaleContent {
  return typeof value === 'object' && value !== null && 'formTexts' in value;
}

/** Collects the part of one locale. */
export function createLocaleContent(
  site: UnthemedSite,
  locale: string,
  routes: readonly string[],
  messages: LoadedMessages,
): LocaleContent {
  const settings = site.localeSettings[locale];
  if (settings === undefined) throw new Error(`Site ${site.id} has no settings of its locale ${locale}.`);
  const texts = localeTexts(site, locale, messages);
  const found = collectParties(site, locale);
  return {
    locale,
    settings,
    messages: pickTexts(texts, (namespace, key) => !isFormText(namespace, key)),
    paths: linkedPaths(site.routes[locale] ?? {}, routes),
    ...(localesWith(site, 'tagManager').includes(locale) && { isTracked: true }),
    formTexts: pickTexts(texts, isFormText),
    ...(found !== undefined && {
      thirdParties: {
        purposes: found.purposes,
        parties: found.parties.map(({ name, arguments: values }) => ({ maker: name, arguments: values })),
        ...(found.formScript !== undefined && { formScript: found.formScript }),
        ...(found.scriptHosts.length > 0 && { scriptHosts: found.scriptHosts }),
        ...consentTexts(site, locale, messages),
      },
    }),
  };
}

function createClientSite(site: SiteModel): ClientSite {
  return {
    id: site.id,
    siteName: site.siteName,
    shopName: site.shopName,
    defaultLocale: site.defaultLocale,
    locales: site.locales,
    localeNames: Object.fromEntries(
      site.locales.map((locale) => [locale, site.localeSettings[locale]?.name ?? locale]),
    ),
    domains: site.domains,
    pages: site.pages,
    pageSizes: site.pageSizes,
    ...(site.adviceForm !== undefined && { adviceForm: site.adviceForm }),
    ...(site.roomUse !== undefined && { roomUse: site.roomUse }),
  };
}
