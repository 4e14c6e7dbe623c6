import type { components } from '#generated/contracts/content-api.ts';
import { loadProductCards } from '../catalogue/product-cards.ts';
import type { Db } from '../db/database.ts';
import type { SearchedKind } from '../db/schema/search.ts';
import { blogKind } from '../editorial/blogs.ts';
import { projectKind } from '../editorial/projects.ts';
import { loadStoryCards } from '../editorial/stories.ts';
import { type Page, pagesFor } from '../operations/paging.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { loadAskedWords } from './asked-words.ts';
import { type FindRequest, type Found, type FoundEntry, findEntries, searchedKinds } from './find-entries.ts';
import { planSearch } from './plan-search.ts';

type SearchResults = components['schemas']['SearchResults'];
type SearchResult = components['schemas']['SearchResult'];
type Suggestions = components['schemas']['Suggestions'];
type Suggestion = components['schemas']['Suggestion'];

export interface SearchRequest extends Page {
  readonly typed: string;
  readonly type: components['schemas']['SearchType'];
  /** The types that are searched at all. */
  readonly among: readonly SearchedKind[];
}

/** Returns one page of the results, with the number of results of each type. */
export async function search(db: Db, shop: ShopView, request: SearchRequest): Promise<SearchResults> {
  const { typed, type, page, pageSize } = request;
  const among = searchedKinds.filter((kind) => request.among.includes(kind));
  const plan = planSearch(await loadAskedWords(db, shop, typed), { unfinished: false });
  const asked = {
    words: plan.words,
    typed,
    among,
    listed: type === 'All' ? among : among.filter((kind) => kind === type),
    apart: false,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  };
  const found = await findBest(db, shop, asked);
  const { counts } = found;
  const all = counts.Product + counts.Project + counts.Blog;
  const total = type === 'All' ? all : counts[type];
  const cards = await loadCards(db, shop, found.entries);
  return {
    query: typed,
    ...(isQuery(plan.corrected) && all > 0 && { didYouMean: plan.corrected }),
    type,
    counts: { All: all, ...counts },
    items: found.entries.flatMap((entry) => cards.get(createKey(entry)) ?? []),
    total,
    page,
    pageSize,
    pages: pagesFor(total, pageSize),
  };
}

export interface SuggestRequest {
  readonly typed: string;
  readonly among: readonly SearchedKind[];
  /** Max. results of one type. */
  readonly limit: number;
}

/** Returns a few results of each type for the text typed so far. */
export async function suggest(db: Db, shop: ShopView, { typed, among, limit }: SuggestRequest): Promise<Suggestions> {
  const { words } = planSearch(await loadAskedWords(db, shop, typed), { unfinished: !typed.endsWith(' ') });
  const kinds = searchedKinds.filter((kind) => among.includes(kind));
  const found = await findBest(db, shop, {
    words,
    typed,
    among: kinds,
    listed: kinds,
    apart: true,
    limit,
    offset: 0,
  });
  const cards = await loadCards(db, shop, found.entries);
  return {
    query: typed,
    groups: kinds.flatMap((type) => {
      const items = found.entries
        .filter(({ kind }) => kind === type)
        .flatMap((entry) => cards.get(createKey(entry)) ?? [])
        .map(toSuggestion);
      return items.length > 0 ? [{ type, total: found.counts[type], items }] : [];
    }),
  };
}

/** Finds entries with all the words; without any, those with most of them. */
async function findBest(db: Db, shop: ShopView, request: Omit<FindRequest, 'loosely'>): Promise<Found> {
  const found = await findEntries(db, shop, { ...request, loosely: false });
  if (request.words.length < 2 || Object.values(found.counts).some((count) => count > 0)) return found;
  return await findEntries(db, shop, { ...request, loosely: true });
}

/** Returns whether a corrected text can be searched for: it may have become too long. */
function isQuery(corrected: string | undefined): corrected is string {
  return corrected !== undefined && corrected.length > 0 && corrected.length <= 100;
}

function createKey({ kind, id }: FoundEntry): string {
  return `${kind}/${id}`;
}

/** Loads results as lists show them: one query for each kind. */
async function loadCards(
  db: Db,
  shop: ShopView,
  entries: readonly FoundEntry[],
): Promise<ReadonlyMap<string, SearchResult>> {
  const getIds = (wanted: SearchedKind) => entries.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
  const [products, projects, blogs] = await Promise.all([
    loadProductCards(db, shop, getIds('Product')),
    loadStoryCards(db, shop, projectKind, getIds('Project')),
    loadStoryCards(db, shop, blogKind, getIds('Blog')),
  ]);
  const results: SearchResult[] = [
    ...products.map((product) => ({ type: 'Product' as const, product })),
    ...projects.map((project) => ({ type: 'Project' as const, project })),
    ...blogs.map((blog) => ({ type: 'Blog' as const, blog })),
  ];
  return new Map(results.map((result) => [createKey({ kind: result.type, id: pickCard(result).id }), result]));
}

function pickCard(result: SearchResult) {
  switch (result.type) {
    case 'Product':
      return result.product;
    case 'Project':
      return result.project;
    case 'Blog':
      return result.blog;
  }
}

function toSuggestion(result: SearchResult): Suggestion {
  switch (result.type) {
    case 'Product': {
      const { name, image, slug, fromPrice } = result.product;
      return { label: name, image, route: { key: 'productDetail', params: { slug } }, fromPrice };
    }
    case 'Project': {
      const { title, image, slug } = result.project;
      return { label: title, image, route: { key: 'projectDetail', params: { slug } } };
    }
    case 'Blog': {
      const { title, image, slug } = result.blog;
      return { label: title, image, route: { key: 'blogDetail', params: { slug } } };
    }
  }
}
