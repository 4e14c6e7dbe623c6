import type { Href } from '#runtime/contracts/routes.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import type { Crumb } from '#runtime/ui/breadcrumbs.tsx';

interface NamedBlog {
  readonly title: string;
  readonly slug: string;
}

export function blogCrumbs(blog: NamedBlog, href: Href, t: LoadContext['t']): readonly Crumb[] {
  return [
    { label: t('routes:home'), href: href('home') },
    { label: t('routes:blogOverview'), href: href('blogOverview') },
    { label: blog.title, href: href('blogDetail', { slug: blog.slug }) },
  ];
}
