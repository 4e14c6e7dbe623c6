import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { isSent } from '#runtime/features/requests/sent.ts';
import { archiveHead } from '../archive-head.ts';

export function head(context: LoadContext): Head {
  const head = archiveHead(context, { key: 'adviceOverview', description: context.t('blogs:advice.description') });
  return isSent(context.url.search) ? { ...head, index: false } : head;
}
