import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { ProjectCards } from '#runtime/features/projects/project-cards.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { useLocation } from '#runtime/ui/navigation.ts';
import { Muted } from '#runtime/ui/text.styles.ts';
import { Archive } from '../archive.tsx';
import { archivePage } from '../archive-page.ts';

export function Screen(): ReactNode {
  const { t } = useLocale();
  const page = archivePage(new URLSearchParams(useLocation().search));
  const { data: list } = useSuspenseQuery(useTRPC().projects.list.queryOptions({ page }));
  return (
    <Archive routeKey="projectOverview" pageKey="projectArchive" intro={t('project:description')} list={list}>
      {list.items.length === 0 ? (
        <Muted>{t('project:empty')}</Muted>
      ) : (
        <ProjectCards projects={list.items} rhythm="mosaic" level={2} opening />
      )}
    </Archive>
  );
}
