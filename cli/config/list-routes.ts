import type { Outcome } from '#cli/terminal/command-context.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { unknownLocale } from './find-site.ts';
import { loadSite } from './load-site.ts';
import { listOwnRoutes } from './own-screens.ts';
import { findScreens } from './screens.ts';

/** One line of a site's route table. */
export interface RouteRow {
  readonly key: string;
  readonly locale: string;
  /** The path in the configuration, without the locale's prefix. */
  readonly path: string;
  /** The complete URL in production, with parameters as in the configuration. */
  readonly url: string;
}

/** `shopgen routes`: the route table, of one locale or of all. */
export async function listRoutes(root: string, id: string, locale?: string): Promise<Outcome> {
  const { model } = await loadSite(root, id);
  if (locale !== undefined && !model.locales.includes(locale)) throw unknownLocale(locale, model.locales);
  const rows = routeRows(model, locale === undefined ? model.locales : [locale]);
  const keyWidth = Math.max(...rows.map(({ key }) => key.length));
  const localeWidth = Math.max(...rows.map(({ locale: of }) => of.length));
  const text = rows.map(({ key, locale: of, url }) => `${key.padEnd(keyWidth)}  ${of.padEnd(localeWidth)}  ${url}`);
  return { data: { routes: rows }, text: text.join('\n') };
}

/** Returns the route table by key, then by locale. Leaves out routes without a screen. */
function routeRows({ routes, domains }: SiteModel, locales: readonly string[]): RouteRow[] {
  return [...findScreens().keys(), ...listOwnRoutes({ routes })].flatMap((key) =>
    locales.flatMap((locale): RouteRow[] => {
      const path = routes[locale]?.[key];
      const domain = domains[locale];
      if (path === undefined || domain === undefined) return [];
      // The home page of a prefix is at the prefix itself, without a trailing slash.
      const address = domain.prefix !== '' && path === '/' ? domain.prefix : `${domain.prefix}${path}`;
      return [{ key, locale, path, url: `https://${domain.host}${address}` }];
    }),
  );
}
