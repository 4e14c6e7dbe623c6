import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { AdviceCards } from '#runtime/features/advice/advice-cards.tsx';
import { AdviceRequest } from '#runtime/features/requests/advice-request.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { useLocation } from '#runtime/ui/navigation.ts';
import { Muted } from '#runtime/ui/text.styles.ts';
import { Archive } from '../archive.tsx';
import { archivePage } from '../archive-page.ts';

export function Screen(): ReactNode {
  const { t } = useLocale();
  const page = archivePage(new URLSearchParams(useLocation().search));
  const { data: list } = useSuspenseQuery(useTRPC().advice.list.queryOptions({ page }));
  return (
    <>
      <Archive routeKey="adviceOverview" intro={t('blogs:advice.description')} list={list}>
        {list.items.length === 0 ? (
          <Muted>{t('blogs:advice.empty')}</Muted>
        ) : (
          <AdviceCards articles={list.items} level={2} opening />
        )}
      </Archive>
      <AdviceRequest />
    </>
  );
}
