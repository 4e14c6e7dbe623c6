import type { ClientSite } from '#runtime/contracts/app.ts';
import type { RouteKey } from '#runtime/contracts/routes.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { header } from '../header.ts';
import type { RenderTemplate } from '../render-template.ts';
import { linkedPaths } from '../routes/linked-paths.ts';
import type { SiteSources } from '../site-sources.ts';

/** Generates the whole model for the server, the part of it that browsers may see, and its addresses. */
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
    { path: 'client-site.ts', text: render('site/client-site.ts', { header: head, site: clientSite(site) }) },
    {
      path: 'paths.ts',
      text: render('site/paths.ts', {
        header: head,
        paths: byLocale(site, (locale) => linkedPaths(site.routes[locale] ?? {}, screens)),
      }),
    },
  ];
}

function clientSite(site: SiteModel): ClientSite {
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
  };
}

function byLocale<Value>({ locales }: SiteModel, pick: (locale: string) => Value): Record<string, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, pick(locale)]));
}
