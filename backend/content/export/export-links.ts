import type { StoredLink, StoredMenuItem, StoredTarget } from '../../db/schema/content-types.ts';
import type { SeedLink, SeedMenuItem, SeedTarget } from '../../seed/seed-data.ts';
import type { SeedLocale } from '../../seed/seed-texts.ts';
import { inParallel, type Parallel } from './parallel.ts';

/** Returns a link of all locales in the format of files. */
export function exportLink(link: Parallel<StoredLink>): SeedLink {
  const { to } = link.first;
  const label = link.text((one) => one.label);
  if (to === undefined) return { label };
  if (to.kind !== 'url') return { label, to: exportReference(to) };
  return { label, to: { url: link.text((one) => (one.to?.kind === 'url' ? one.to.url : undefined)) } };
}

/** Exports the entries of a menu. @param items - By locale; a missing menu has none. */
export function exportMenu(
  locales: readonly SeedLocale[],
  name: string,
  items: ReadonlyMap<string, readonly StoredMenuItem[]>,
): SeedMenuItem[] {
  if (items.size === 0) return [];
  return inParallel(locales, name, items).map(
    (all) => all,
    (item) => {
      const below = item.map(({ items: entries }) => entries, exportLink);
      return { ...exportLink(item), ...(below.length > 0 && { items: below }) };
    },
  );
}

function exportReference(to: Exclude<StoredTarget, { readonly kind: 'url' }>): SeedTarget {
  switch (to.kind) {
    case 'route':
      return { route: to.key };
    case 'product':
      return { product: to.id };
    case 'category':
      return { category: to.id };
    case 'page':
      return { page: to.id };
    case 'blog':
      return { blog: to.id };
    case 'advice':
      return { advice: to.id };
    case 'project':
      return { project: to.id };
    case 'jobOffer':
      return { jobOffer: to.id };
  }
}
