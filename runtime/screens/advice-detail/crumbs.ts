import type { Href } from '#runtime/contracts/routes.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import type { Crumb } from '#runtime/ui/breadcrumbs.tsx';

export function adviceCrumbs(
  article: { readonly title: string; readonly slug: string },
  href: Href,
  t: LoadContext['t'],
): readonly Crumb[] {
  return [
    { label: t('routes:home'), href: href('home') },
    { label: t('routes:adviceOverview'), href: href('adviceOverview') },
    { label: article.title, href: href('adviceDetail', { slug: article.slug }) },
  ];
}
