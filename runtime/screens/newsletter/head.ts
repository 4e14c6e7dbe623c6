import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { isSent } from '#runtime/features/requests/sent.ts';
import { alternates } from '../alternates.ts';

export function head(context: LoadContext): Head {
  const { t, url } = context;
  return {
    title: t('form:newsletter.title'),
    description: t('form:newsletter.description'),
    alternates: alternates(context, 'newsletter'),
    ...(isSent(url.search) && { index: false }),
  };
}
