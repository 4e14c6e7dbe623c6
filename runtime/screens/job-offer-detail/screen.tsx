import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { JobArticle } from '#runtime/features/jobs/job-article.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Breadcrumbs } from '#runtime/ui/breadcrumbs.tsx';
import { Container, PageEnd, PageTop } from '#runtime/ui/layout.styles.ts';
import { useParams } from '#runtime/ui/navigation.ts';
import { jobOfferCrumbs } from './crumbs.ts';

export function Screen(): ReactNode {
  const { href, t } = useLocale();
  const { slug = '' } = useParams();
  const { data: offer } = useSuspenseQuery(useTRPC().jobOffers.detail.queryOptions({ slug }));
  return (
    <>
      <Container>
        <PageTop>
          <Breadcrumbs label={t('components:breadcrumbs.label')} crumbs={jobOfferCrumbs(offer, href, t)} />
        </PageTop>
        <JobArticle offer={offer} />
      </Container>
      <PageEnd data-page-end />
    </>
  );
}
