import type { components } from '#generated/contracts/content-api.ts';

type Facet = components['schemas']['Facet'];

/** Filters of a listing that are shown before the button. */
export const filtersShown = 3;

/** Categories that are shown before the button. */
export const categoriesShown = 5;

/** Values of one filter that are shown before the button. */
export const valuesShown = 6;

/** The items that are shown at first, and those after "show more". */
export interface ShownFirst<Item> {
  readonly shown: readonly Item[];
  readonly hidden: readonly Item[];
}

/**
 * Splits a list after the first `limit` items.
 *
 * @param tolerance - So few items more are shown rather than hidden.
 */
export function splitShown<Item>(items: readonly Item[], limit: number, tolerance = 0): ShownFirst<Item> {
  if (items.length <= limit + tolerance) return { shown: items, hidden: [] };
  return { shown: items.slice(0, limit), hidden: items.slice(limit) };
}

/** Kinds of filters in the order in which they are shown; within a kind the order of the shop applies. */
const kinds: readonly Facet['kind'][] = ['CATEGORY', 'BRAND', 'ATTRIBUTE'];

/** Returns the filters in the order to show them. */
export function orderFacets(facets: readonly Facet[]): readonly Facet[] {
  return facets.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}
