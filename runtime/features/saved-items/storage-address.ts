import type { Href } from '#runtime/contracts/routes.ts';
import type { ProcedureOutputs } from '#runtime/data/procedures.ts';

type Outputs = ProcedureOutputs['storage'];

/** The outcome of putting saved items into the cart. */
export type CartOutcome = Outputs['toCart'];

/** A saved item that stayed out of the cart, and why. */
export type LeftItem = CartOutcome['left'][number];

/** Why a saved item stayed out of the cart. */
export type LeftReason = LeftItem['reason'];

const reasons = {
  gone: true,
  soldOut: true,
  quantityLimited: true,
  configurationOutdated: true,
  incomplete: true,
  note: true,
  refused: true,
} as const satisfies Readonly<Record<LeftReason, true>>;

/** The state of the page in its address, which works without JavaScript and survives a reload. */
export interface StorageView {
  readonly page: number;
  /** The item that was removed last. */
  readonly removedId: string | undefined;
  /** Whether something was saved just now. */
  readonly isSaved: boolean;
  /** Whether the export was rejected by its rate limit. */
  readonly isExportLimited: boolean;
  readonly outcome: CartOutcome | undefined;
}

/** Parses the address of the saved items. */
export function storageView(search: string): StorageView {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page') ?? 1);
  const added = query.get('added');
  return {
    page: Number.isInteger(page) && page > 0 && page < 1000 ? page : 1,
    removedId: query.get('removed') || undefined,
    isSaved: query.has('saved'),
    isExportLimited: query.has('tooOften'),
    outcome:
      added === null
        ? undefined
        : { added: Number(added) || 0, left: query.getAll('left').flatMap((entry) => leftItem(entry) ?? []) },
  };
}

function leftItem(entry: string): LeftItem | undefined {
  const [id = '', reason = ''] = entry.split(':');
  return id !== '' && isReason(reason) ? { id, reason } : undefined;
}

function isReason(text: string): text is LeftReason {
  return Object.hasOwn(reasons, text);
}

/** Returns the query for a page of the list. */
export function pageSearch(page: number): string {
  return page > 1 ? `?page=${page}` : '';
}

/** Returns the query that offers to restore an item. */
export function removedSearch(page: number, itemId: string): string {
  return getSearch(page, [['removed', itemId]]);
}

/** The query after an item was saved. */
export const savedSearch = '?saved';

/** Returns the query that reports which items were added to the cart and which were not. */
export function outcomeSearch(page: number, { added, left }: CartOutcome): string {
  return getSearch(page, [
    ['added', String(added)],
    ...left.map(({ id, reason }): [string, string] => ['left', `${id}:${reason}`]),
  ]);
}

function getSearch(page: number, entries: [string, string][]): string {
  return `?${new URLSearchParams([...(page > 1 ? [['page', String(page)]] : []), ...entries])}`;
}

/** A product as it was configured. */
interface ConfiguredProduct {
  readonly slug?: string | undefined;
  readonly variantId?: string | undefined;
  readonly configurationId?: string | undefined;
}

/**
 * Returns the address of a product's page that shows what was chosen; `undefined` where the product has been deleted.
 */
export function configuredProductAddress(
  href: Href,
  { slug, variantId, configurationId }: ConfiguredProduct,
): string | undefined {
  const product = slug === undefined ? undefined : href('productDetail', { slug });
  if (product === undefined) return undefined;
  const query = new URLSearchParams({
    ...(variantId !== undefined && { variant: variantId }),
    ...(configurationId !== undefined && { configuration: configurationId }),
  });
  return `${product}${query.size > 0 ? `?${query}` : ''}`;
}

/**
 * Returns the product page on which an item is configured further; the list itself where the product has been deleted.
 */
export function reopenAddress(href: Href, reopened: Outputs['reopen']): string {
  return configuredProductAddress(href, reopened ?? {}) ?? href('myAccountStorage') ?? '/';
}
