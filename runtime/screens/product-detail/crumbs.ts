import type { Href } from '#runtime/contracts/routes.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import type { Crumb } from '#runtime/ui/breadcrumbs.tsx';

interface NamedProduct {
  readonly name: string;
  readonly slug: string;
  readonly category: { readonly name: string; readonly slug: string };
}

export function productCrumbs(product: NamedProduct, href: Href, t: LoadContext['t']): readonly Crumb[] {
  return [
    { label: t('routes:home'), href: href('home') },
    { label: t('routes:productOverview'), href: href('productOverview') },
    { label: product.category.name, href: href('categoryDetail', { slug: product.category.slug }) },
    { label: product.name, href: href('productDetail', { slug: product.slug }) },
  ];
}
