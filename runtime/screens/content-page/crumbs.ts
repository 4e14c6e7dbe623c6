import type { Href } from '#runtime/contracts/routes.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import type { Crumb } from '#runtime/ui/breadcrumbs.tsx';

interface NamedPage {
  readonly title: string;
  readonly slug: string;
}

export function contentPageCrumbs(page: NamedPage, href: Href, t: LoadContext['t']): readonly Crumb[] {
  return [
    { label: t('routes:home'), href: href('home') },
    { label: page.title, href: href('contentPage', { slug: page.slug }) },
  ];
}
