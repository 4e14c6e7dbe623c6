import type { components } from '#generated/contracts/content-api.ts';
import { unwrap } from '../clients/api-problem.ts';
import type { SitemapEntry, SitemapSource } from '../sitemap-source.ts';

type MenuEntry = components['schemas']['Menus']['footer'][number];

/** The home page, and the content pages that the menus lead to: the content API has no list of pages. */
export const contentSitemap: SitemapSource = async ({ content, headers: header }) => {
  const menus = unwrap(await content.GET('/menus', { params: { header } }));
  const pages = new Map<string, SitemapEntry>();
  const collect = (
    entry: Pick<MenuEntry, 'route'> & { readonly children?: readonly Pick<MenuEntry, 'route'>[] },
  ): void => {
    const slug = entry.route?.key === 'contentPage' ? entry.route.params.slug : undefined;
    if (slug !== undefined) pages.set(slug, { key: 'contentPage', params: { slug } });
    for (const child of entry.children ?? []) collect(child);
  };
  for (const menu of Object.values(menus)) for (const entry of menu) collect(entry);
  return [{ key: 'home', params: {} }, ...pages.values()];
};
