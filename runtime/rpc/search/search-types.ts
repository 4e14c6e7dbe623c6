import type { components } from '#generated/contracts/content-api.ts';
import type { Flags } from '#runtime/contracts/flags.ts';

/** A filter of results: one type, or all. */
export type SearchType = components['schemas']['SearchType'];

/** The type of a result. */
export type SearchResultType = components['schemas']['SearchResultType'];

/** Returns the lists that a site's flags offer, in the order in which they are shown. The first one is the default. */
export function searchTypes(search: Flags['search']): readonly SearchType[] {
  const offered: readonly (readonly [boolean, SearchType])[] = [
    [search.all, 'All'],
    [search.product, 'Product'],
    [search.project, 'Project'],
    [search.blog, 'Blog'],
  ];
  return offered.filter(([isOn]) => isOn).map(([, type]) => type);
}

/** Returns the types that are searched: those that have a list. */
export function resultTypes(types: readonly SearchType[]): SearchResultType[] {
  return types.filter((type) => type !== 'All');
}
