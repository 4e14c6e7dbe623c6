import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { PageBlocks } from '#runtime/features/content/page-blocks.tsx';
import { PageEnd } from '#runtime/ui/layout.styles.ts';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { usePageParts } from '../page-parts.tsx';
import { homePageId } from './loader.ts';
import { StartPage } from './start-page.tsx';

export function Screen(): ReactNode {
  const parts = usePageParts();
  const trpc = useTRPC();
  const page = useQueryClient().getQueryData(trpc.content.page.queryKey({ id: homePageId }));
  if (page === undefined) return <StartPage />;
  return (
    <>
      {page.blocks[0]?.type !== 'hero' && <h1 className={hiddenClass()}>{page.title}</h1>}
      <PageBlocks blocks={page.blocks} parts={parts} />
      <PageEnd data-page-end />
    </>
  );
}
