import type { ClientSite } from '#runtime/contracts/app.ts';
import type { RouteKey, RoutePaths } from '#runtime/contracts/route.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { header } from '../header.ts';
import type { RenderTemplate } from '../render-template.ts';
import type { SiteSources } from '../site-sources.ts';

/** The whole model for the server, and the part of it that browsers may know. */
export function generateSite(
  site: SiteModel,
  screens: readonly RouteKey[],
  sources: SiteSources,
  render: RenderTemplate,
): GeneratedFile[] {
  const head = header(sources.layers);
  const { theme, ...rest } = site;
  return [
    { path: 'site.ts', text: render('site/site.ts', { header: head, site: rest }) },
    { path: 'client-site.ts', text: render('site/client-site.ts', { header: head, site: clientSite(site, screens) }) },
  ];
}

function clientSite(site: SiteModel, screens: readonly RouteKey[]): ClientSite {
  return {
    id: site.id,
    siteName: site.siteName,
    shopName: site.shopName,
    defaultLocale: site.defaultLocale,
    locales: site.locales,
    localeNames: byLocale(site, (locale) => site.localeSettings[locale]?.name ?? locale),
    domains: site.domains,
    pages: site.pages,
    pageSizes: site.pageSizes,
    paths: byLocale(site, (locale) => linkedPaths(site.routes[locale] ?? {}, screens)),
  };
}

/** A route whose screen is yet to come is linked from nowhere. */
function linkedPaths(paths: RoutePaths, screens: readonly RouteKey[]): RoutePaths {
  const linked: Partial<Record<RouteKey, string>> = {};
  for (const key of screens) if (paths[key] !== undefined) linked[key] = paths[key];
  return linked;
}

function byLocale<Value>({ locales }: SiteModel, pick: (locale: string) => Value): Record<string, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, pick(locale)]));
}
