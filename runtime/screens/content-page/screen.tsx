import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { PageBlocks } from '#runtime/features/content/page-blocks.tsx';
import { PageIntro } from '#runtime/features/content/page-intro.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Breadcrumbs } from '#runtime/ui/breadcrumbs.tsx';
import { Container, PageEnd, PageTop } from '#runtime/ui/layout.styles.ts';
import { useParams } from '#runtime/ui/navigation.ts';
import { usePageParts } from '../page-parts.tsx';
import { contentPageCrumbs } from './crumbs.ts';

export function Screen(): ReactNode {
  const { href, t } = useLocale();
  const { slug = '' } = useParams();
  const { data: page } = useSuspenseQuery(useTRPC().content.pageBySlug.queryOptions({ slug }));
  const opensWithHero = page.blocks[0]?.type === 'hero';
  return (
    <>
      {!opensWithHero && (
        <Container>
          <PageTop>
            <Breadcrumbs label={t('components:breadcrumbs.label')} crumbs={contentPageCrumbs(page, href, t)} />
            <PageIntro title={page.title} intro={page.intro} />
          </PageTop>
        </Container>
      )}
      <PageBlocks blocks={page.blocks} parts={usePageParts()} />
      <PageEnd data-page-end />
    </>
  );
}
