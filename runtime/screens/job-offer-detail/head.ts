import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { alternates } from '../alternates.ts';
import { breadcrumbList, publicUrl } from '../structured-data.ts';
import { jobOfferCrumbs } from './crumbs.ts';
import { jobPosting } from './job-posting.ts';

export function head(context: LoadContext): Head {
  const { trpc, queryClient, params, t, href } = context;
  const offer = queryClient.getQueryData(trpc.jobOffers.detail.queryKey({ slug: params.slug ?? '' }));
  if (!offer) return { title: t('routes:jobOfferDetail'), description: '', alternates: {} };
  const path = href('jobOfferDetail', { slug: offer.slug });
  const url = path === undefined ? undefined : publicUrl(context, path);
  return {
    title: offer.metaTitle ?? offer.title,
    description: offer.metaDescription ?? offer.intro,
    alternates: alternates(context, 'jobOfferDetail', { slugs: offer.slugs }),
    // A closed job offer is not indexed and has no structured data.
    ...(!offer.isOpen && { index: false }),
    jsonLd: [
      ...(offer.isOpen ? [jobPosting(offer, { site: context.site, url })] : []),
      breadcrumbList(context, jobOfferCrumbs(offer, href, t)),
    ],
  };
}
