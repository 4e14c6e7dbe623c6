import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { JobList } from '#runtime/features/jobs/job-list.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { useLocation } from '#runtime/ui/navigation.ts';
import { Muted } from '#runtime/ui/text.styles.ts';
import { Archive } from '../archive.tsx';
import { archivePage } from '../archive-page.ts';

export function Screen(): ReactNode {
  const { t } = useLocale();
  const page = archivePage(new URLSearchParams(useLocation().search));
  const { data: list } = useSuspenseQuery(useTRPC().jobOffers.list.queryOptions({ page }));
  return (
    <Archive routeKey="jobOfferOverview" intro={t('components:jobOffer.description')} list={list}>
      {list.items.length === 0 ? <Muted>{t('components:jobOffer.empty')}</Muted> : <JobList offers={list.items} />}
    </Archive>
  );
}
