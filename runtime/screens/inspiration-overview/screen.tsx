import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { InspirationPictures } from '#runtime/features/inspiration/inspiration-pictures.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { useLocation } from '#runtime/ui/navigation.ts';
import { Muted } from '#runtime/ui/text.styles.ts';
import { Archive } from '../archive.tsx';
import { archivePage } from '../archive-page.ts';

export function Screen(): ReactNode {
  const { t } = useLocale();
  const page = archivePage(new URLSearchParams(useLocation().search));
  const { data: list } = useSuspenseQuery(useTRPC().inspiration.list.queryOptions({ page }));
  return (
    <Archive
      routeKey="inspirationOverview"
      pageKey="inspirationArchive"
      intro={t('inspiration:description')}
      list={list}
    >
      {list.items.length === 0 ? (
        <Muted>{t('inspiration:empty')}</Muted>
      ) : (
        <InspirationPictures pictures={list.items} />
      )}
    </Archive>
  );
}
