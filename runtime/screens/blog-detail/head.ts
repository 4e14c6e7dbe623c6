import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { alternates } from '../alternates.ts';
import { breadcrumbList, publicUrl, sharedPicture } from '../structured-data.ts';
import { blogCrumbs } from './crumbs.ts';

export function head(context: LoadContext): Head {
  const { trpc, queryClient, params, locale, site, t, href } = context;
  const blog = queryClient.getQueryData(trpc.blogs.detail.queryKey({ slug: params.slug ?? '' }));
  if (!blog) return { title: t('routes:blogOverview'), description: '', alternates: {} };
  const path = href('blogDetail', { slug: blog.slug });
  return {
    title: blog.metaTitle ?? blog.title,
    description: blog.metaDescription ?? blog.intro,
    alternates: alternates(context, 'blogDetail', { slugs: blog.slugs }),
    image: sharedPicture(blog.image),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: blog.title,
        description: blog.intro,
        inLanguage: locale,
        datePublished: blog.publishedAt,
        author: { '@type': 'Person', name: blog.author.name },
        publisher: { '@type': 'Organization', name: site.shopName },
        image: publicUrl(context, sharedPicture(blog.image)),
        ...(path !== undefined && { mainEntityOfPage: publicUrl(context, path) }),
      },
      breadcrumbList(context, blogCrumbs(blog, href, t)),
    ],
  };
}
