import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { comparedSearch, readCompared } from '#runtime/lib/compared-products.ts';
import { alternates } from '../alternates.ts';

export function head(context: LoadContext): Head {
  const { t, url } = context;
  return {
    title: t('product:compare.title'),
    description: t('product:compare.intro'),
    // Slugs of one language are found in all of them.
    alternates: alternates(context, 'compare', { search: comparedSearch(readCompared(url.searchParams)) }),
    // There are more comparisons than anybody searches for.
    index: false,
  };
}
