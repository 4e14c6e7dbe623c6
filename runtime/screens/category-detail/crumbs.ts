import type { Href } from '#runtime/contracts/route.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import type { Crumb } from '#runtime/ui/breadcrumbs.tsx';

interface NamedCategory {
  readonly name: string;
  readonly slug: string;
}

export function categoryCrumbs(category: NamedCategory, href: Href, t: LoadContext['t']): readonly Crumb[] {
  return [
    { label: t('routes:home'), href: href('home') },
    { label: t('routes:productOverview'), href: href('productOverview') },
    { label: category.name, href: href('categoryDetail', { slug: category.slug }) },
  ];
}
