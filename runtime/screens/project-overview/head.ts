import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { archiveHead } from '../archive-head.ts';

export function head(context: LoadContext): Head {
  return archiveHead(context, {
    key: 'projectOverview',
    pageKey: 'projectArchive',
    description: context.t('project:description'),
  });
}
