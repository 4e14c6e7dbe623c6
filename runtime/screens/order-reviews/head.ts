import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { alternates } from '../alternates.ts';

export function head(context: LoadContext): Head {
  const { t } = context;
  return {
    title: t('checkout:reviews.title'),
    description: t('checkout:reviews.intro'),
    alternates: alternates(context, 'orderReviews'),
    index: false,
  };
}
