import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { BlogCards } from '#runtime/features/blog/blog-card.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { useLocation } from '#runtime/ui/navigation.ts';
import { Muted } from '#runtime/ui/text.styles.ts';
import { Archive } from '../archive.tsx';
import { archivePage } from '../archive-page.ts';

export function Screen(): ReactNode {
  const { t } = useLocale();
  const page = archivePage(new URLSearchParams(useLocation().search));
  const { data: list } = useSuspenseQuery(useTRPC().blogs.list.queryOptions({ page }));
  return (
    <Archive routeKey="blogOverview" pageKey="blogArchive" list={list}>
      {list.items.length === 0 ? (
        <Muted>{t('blogs:empty')}</Muted>
      ) : (
        <BlogCards blogs={list.items} rhythm={list.page === 1 ? 'lead' : 'even'} level={2} opening />
      )}
    </Archive>
  );
}
