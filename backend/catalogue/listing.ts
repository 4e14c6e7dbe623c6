import type { components } from '#generated/contracts/content-api.ts';
import type { Db } from '../db/database.ts';
import { type Page, pagesFor } from '../operations/paging.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { facetNames, getLanguage, sortNames } from './catalogue-labels.ts';
import { countFacets, type FacetChoice, type FacetCount } from './count-facets.ts';
import type { LoadShopFacets } from './facet-memory.ts';
import { loadListedIds } from './listing-page.ts';
import { loadProductCards } from './product-cards.ts';
import { getText } from './text.ts';

type ProductListing = components['schemas']['ProductListing'];
type Facet = components['schemas']['Facet'];
type Sort = components['schemas']['ProductSort'];

export interface ListingRequest extends Page {
  /** Absent: all products. */
  readonly categoryId?: string;
  /** `{facet}:{value}`; values of one facet are alternatives, facets are combined. */
  readonly choices: readonly string[];
  readonly sort: Sort;
}

/**
 * Facets in the order they are shown. `alphabetic`: values without an order of their own are sorted by the alphabet.
 */
const facets = [
  { id: 'category', kind: 'CATEGORY', alphabetic: false },
  { id: 'brand', kind: 'BRAND', alphabetic: true },
  { id: 'soundClass', kind: 'ATTRIBUTE', alphabetic: false },
  { id: 'color', kind: 'ATTRIBUTE', alphabetic: true },
  { id: 'material', kind: 'ATTRIBUTE', alphabetic: true },
  { id: 'thickness', kind: 'ATTRIBUTE', alphabetic: false },
  { id: 'fireClass', kind: 'ATTRIBUTE', alphabetic: false },
] as const;

const sorts: readonly Sort[] = ['RECOMMENDED', 'PRICE_ASC', 'PRICE_DESC', 'NAME', 'NRC'];

/** Max. values of a facet, as in the API. Those with the most products are shown. */
const maxValues = 200;

/** The sources that a listing is loaded from. */
interface ListingSources {
  readonly db: Db;
  readonly loadShopFacets: LoadShopFacets;
}

/**
 * Loads a page of products with the facets of the whole result, in three queries: what has changed for the counts, the
 * page, and its products.
 */
export async function loadListing(
  { db, loadShopFacets }: ListingSources,
  shop: ShopView,
  request: ListingRequest,
): Promise<ProductListing> {
  const { page, pageSize, sort, categoryId } = request;
  const choices = request.choices.map(toChoice);
  const { values, ...counts } = countFacets(await loadShopFacets(shop.shopId), categoryId, choices);
  const { total } = counts;
  const ids = await loadListedIds(db, shop, { page, pageSize, sort, ...counts });
  const language = getLanguage(shop.locale);
  const chosenColors = choices.flatMap(({ facetId, valueId }) => (facetId === 'color' ? [valueId] : []));
  return {
    items: await loadProductCards(db, shop, ids, chosenColors),
    total,
    page,
    pageSize,
    pages: pagesFor(total, pageSize),
    facets: toFacets(shop.locale, values, choices).filter(({ id }) => id !== 'category' || categoryId === undefined),
    sorts: sorts.map((id) => ({ id, label: sortNames[id][language], selected: id === sort })),
  };
}

function toChoice(choice: string): FacetChoice {
  const [facetId = '', valueId = ''] = choice.split(/:(.*)/s);
  return { facetId, valueId };
}

function toFacets(locale: string, counts: readonly FacetCount[], choices: readonly FacetChoice[]): Facet[] {
  const language = getLanguage(locale);
  return facets.flatMap(({ id, kind, alphabetic }) => {
    const own = counts.filter(({ facetId }) => facetId === id);
    const kept = own.length > maxValues ? maxCounted(own) : own;
    const values = kept.map(({ valueId, label, hex, count }) => ({
      id: valueId,
      label: getText(label, locale),
      count,
      selected: choices.some((choice) => choice.facetId === id && choice.valueId === valueId),
      ...(hex !== null && { hex }),
    }));
    if (alphabetic) values.sort((a, b) => a.label.localeCompare(b.label, locale));
    // A facet with one value narrows nothing, unless it has been chosen and must be removable.
    return values.length > 1 || values.some(({ selected }) => selected)
      ? [{ kind, id, name: facetNames[id][language], values }]
      : [];
  });
}

/** Returns the values with the most products, in their original order. */
function maxCounted(values: readonly FacetCount[]): FacetCount[] {
  const kept = new Set([...values].sort((a, b) => b.count - a.count).slice(0, maxValues));
  return values.filter((value) => kept.has(value));
}
