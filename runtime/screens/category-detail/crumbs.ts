import type { Href } from '#runtime/contracts/routes.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import type { Crumb } from '#runtime/ui/breadcrumbs.tsx';

interface NamedCategory {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly parentId?: string;
}

/** Returns the breadcrumbs of a category; `all` contains the parent of a subcategory. */
export function categoryCrumbs(
  category: NamedCategory,
  all: readonly NamedCategory[],
  href: Href,
  t: LoadContext['t'],
): readonly Crumb[] {
  const parent = category.parentId === undefined ? undefined : all.find(({ id }) => id === category.parentId);
  return [
    { label: t('routes:home'), href: href('home') },
    { label: t('routes:productOverview'), href: href('productOverview') },
    ...(parent ? [{ label: parent.name, href: href('categoryDetail', { slug: parent.slug }) }] : []),
    { label: category.name, href: href('categoryDetail', { slug: category.slug }) },
  ];
}
