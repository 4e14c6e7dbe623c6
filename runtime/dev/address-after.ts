import type { PageView } from '#runtime/app/page-view.ts';
import type { RunningClient } from '#runtime/app/start-client.tsx';
import type { SiteReload } from '#runtime/contracts/development.ts';
import type { RoutePaths } from '#runtime/contracts/routes.ts';
import { hrefIn } from '#runtime/i18n/href.ts';

/** The address, locale and paths of an open page. */
export interface ShownPage {
  readonly environment: Pick<RunningClient['environment'], 'site' | 'pack'>;
  readonly pages: { readonly current: () => { readonly view: Pick<PageView, 'route' | 'params'> } };
}

/**
 * Returns the address of a page after its site has changed: the same route at its new address, or the home page where
 * the site no longer has the route. `undefined`: where it is now.
 */
export function addressAfter(
  { environment: { site, pack }, pages }: ShownPage,
  after: SiteReload,
  { protocol, host, search, hash }: Pick<Location, 'protocol' | 'host' | 'search' | 'hash'>,
): string | undefined {
  const { locale } = pack;
  const domain = after.domains[locale];
  if (domain === undefined) {
    // The development host follows the locale.
    return `${protocol}//${host.replace(/^[^.]+\.(?=localhost(?::|$))/, '')}/`;
  }
  const { route: key, params: found } = pages.current().view;
  const { paths } = pack;
  // An unknown address may exist now.
  if (key === undefined || !isKeyOf(key, paths) || key === 'notFound') return undefined;
  const isUnmoved = after.paths[locale]?.[key] === paths[key] && domain.prefix === site.domains[locale]?.prefix;
  if (isUnmoved) return undefined;
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(found)) if (value !== undefined) params[name] = value;
  const moved = hrefIn(after, locale, key, params);
  return moved === undefined ? (hrefIn(after, locale, 'home') ?? '/') : `${moved}${search}${hash}`;
}

function isKeyOf(id: string, paths: RoutePaths): boolean {
  return Object.hasOwn(paths, id);
}
