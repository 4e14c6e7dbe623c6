import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { comparedSearch } from '#runtime/lib/compared-products.ts';
import { alternates } from '../alternates.ts';
import { comparisonInput } from './comparison-input.ts';

export function head(context: LoadContext): Head {
  const { t, url, trpc, queryClient } = context;
  const input = comparisonInput(url.searchParams);
  const compared = queryClient.getQueryData(trpc.catalogue.comparison.queryKey(input));
  // Which products it shows tells one comparison from another among tabs and bookmarks.
  const names = new Set(compared?.products.map(({ name }) => name));
  return {
    title: [t('product:compare.title'), ...(names.size > 0 ? [[...names].join(', ')] : [])].join(' – '),
    description: t('product:compare.intro'),
    // Slugs of one language are found in all of them.
    alternates: alternates(context, 'compare', { search: comparedSearch(input.products) }),
    // There are more comparisons than anybody searches for.
    index: false,
  };
}
