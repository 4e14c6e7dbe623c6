import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { alternates } from '../alternates.ts';
import { breadcrumbList, publicUrl, sharedPicture } from '../structured-data.ts';
import { projectCrumbs } from './crumbs.ts';

export function head(context: LoadContext): Head {
  const { trpc, queryClient, params, locale, site, t, href } = context;
  const project = queryClient.getQueryData(trpc.projects.detail.queryKey({ slug: params.slug ?? '' }));
  if (!project) return { title: t('routes:projectDetail'), description: '', alternates: {} };
  const path = href('projectDetail', { slug: project.slug });
  return {
    title: project.metaTitle ?? project.title,
    description: project.metaDescription ?? project.intro,
    alternates: alternates(context, 'projectDetail', { slugs: project.slugs }),
    image: sharedPicture(project.image),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'CreativeWork',
        name: project.title,
        description: project.intro,
        inLanguage: locale,
        dateCreated: project.completedOn,
        locationCreated: { '@type': 'Place', name: project.place },
        creator: { '@type': 'Organization', name: site.shopName },
        image: [project.image, ...project.images].map((image) => publicUrl(context, sharedPicture(image))),
        ...(path !== undefined && { mainEntityOfPage: publicUrl(context, path) }),
      },
      breadcrumbList(context, projectCrumbs(project, href, t)),
    ],
  };
}
