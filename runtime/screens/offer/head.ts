import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { alternates } from '../alternates.ts';

export function head(context: LoadContext): Head {
  const { t } = context;
  return {
    title: t('checkout:offer.title'),
    description: t('checkout:offer.description'),
    alternates: alternates(context, 'offer'),
    index: false,
  };
}
