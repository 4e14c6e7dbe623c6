import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { PageBlocks } from '#runtime/features/content/page-blocks.tsx';
import { PageEnd } from '#runtime/ui/layout.styles.ts';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { usePageParts } from '../page-parts.tsx';
import { homePageId } from './loader.ts';

export function Screen(): ReactNode {
  const { data: page } = useSuspenseQuery(useTRPC().content.page.queryOptions({ id: homePageId }));
  return (
    <>
      {page.blocks[0]?.type !== 'hero' && <h1 className={hiddenClass()}>{page.title}</h1>}
      <PageBlocks blocks={page.blocks} parts={usePageParts()} />
      <PageEnd data-page-end />
    </>
  );
}
