import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { isSent } from '#runtime/features/requests/sent.ts';
import { alternates } from '../alternates.ts';
import { breadcrumbList, publicUrl, sharedPicture } from '../structured-data.ts';
import { adviceCrumbs } from './crumbs.ts';

export function head(context: LoadContext): Head {
  const { trpc, queryClient, params, locale, site, url, t, href } = context;
  const article = queryClient.getQueryData(trpc.advice.detail.queryKey({ slug: params.slug ?? '' }));
  if (!article) return { title: t('routes:adviceDetail'), description: '', alternates: {} };
  const path = href('adviceDetail', { slug: article.slug });
  return {
    title: article.metaTitle ?? article.title,
    description: article.metaDescription ?? article.intro,
    alternates: alternates(context, 'adviceDetail', { slugs: article.slugs }),
    image: sharedPicture(article.image),
    ...(isSent(url.search) && { index: false }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: article.title,
        description: article.intro,
        articleSection: article.topic,
        inLanguage: locale,
        author: { '@type': 'Organization', name: site.shopName },
        publisher: { '@type': 'Organization', name: site.shopName },
        image: publicUrl(context, sharedPicture(article.image)),
        ...(path !== undefined && { mainEntityOfPage: publicUrl(context, path) }),
      },
      ...(article.questions.length > 0 ? [questionPage(article.questions)] : []),
      breadcrumbList(context, adviceCrumbs(article, href, t)),
    ],
  };
}

/** Returns questions and answers as search engines read them. */
function questionPage(questions: readonly { readonly question: string; readonly answer: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
