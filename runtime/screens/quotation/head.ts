import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { isSent } from '#runtime/features/requests/sent.ts';
import { alternates } from '../alternates.ts';

export function head(context: LoadContext): Head {
  const { t, url } = context;
  return {
    title: t('form:quotation.title'),
    description: t('form:quotation.description'),
    alternates: alternates(context, 'quotation'),
    ...(isSent(url.search) && { index: false }),
  };
}
