import type { Head } from '#runtime/contracts/head.ts';
import type { AnyRouteKey } from '#runtime/contracts/routes.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';

type AlternatesContext = Pick<LoadContext, 'site' | 'hrefIn'>;

/**
 * Returns the addresses of a page in every locale of the site.
 *
 * @param slugs - The item's slug per locale; absent for a route without parameters. A locale without a slug has no such page.
 * @param search - The part of the address that changes what is shown, from `?` on.
 */
export function alternates(
  { site, hrefIn }: AlternatesContext,
  key: AnyRouteKey,
  { slugs, search = '' }: { readonly slugs?: Readonly<Record<string, string>>; readonly search?: string } = {},
): Head['alternates'] {
  const found: Record<string, string> = {};
  for (const locale of site.locales) {
    const slug = slugs?.[locale];
    if (slugs !== undefined && slug === undefined) continue;
    const path = hrefIn(locale, key, slug === undefined ? {} : { slug });
    if (path !== undefined) found[locale] = `${path}${search}`;
  }
  return found;
}
