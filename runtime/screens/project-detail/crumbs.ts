import type { Href } from '#runtime/contracts/routes.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import type { Crumb } from '#runtime/ui/breadcrumbs.tsx';

export function projectCrumbs(
  project: { readonly title: string; readonly slug: string },
  href: Href,
  t: LoadContext['t'],
): readonly Crumb[] {
  return [
    { label: t('routes:home'), href: href('home') },
    { label: t('routes:projectOverview'), href: href('projectOverview') },
    { label: project.title, href: href('projectDetail', { slug: project.slug }) },
  ];
}
