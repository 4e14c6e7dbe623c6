import type { RpcContext } from './rpc-context.ts';

/** The part of an image that its address is made of. */
export interface SitemapImage {
  readonly folder: string;
  readonly width: number;
  readonly widths: readonly number[];
}

/** A page that search engines should know. */
export interface SitemapEntry {
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
  /** What is the same in every locale, where the parameters are not: by it the page is found in other languages. */
  readonly id?: string;
  /** The picture that the page is about. */
  readonly image?: SitemapImage;
  /** ISO 8601 date and time of the last change, where known. */
  readonly lastModified?: string;
}

/** One piece of a list of pages, of about {@link largestPageSize} entries. */
export interface SitemapPiece {
  readonly entries: readonly SitemapEntry[];
  /** Number of pieces of the whole list; at least 1. */
  readonly pieces: number;
}

/** Items that are asked of the APIs at once; their bound. */
export const largestPageSize = 100;

/**
 * Reads a piece of the pages of one area in the locale of the context. The generated server entry composes those a site has.
 *
 * @param piece - From 1.
 */
export type SitemapSource = (context: RpcContext, piece: number) => Promise<SitemapPiece>;

/** A page of a list of an API. */
interface ListPage<Item> {
  readonly items: readonly Item[];
  /** 0 for an empty list. */
  readonly pages: number;
}

/** Creates the source of a list that an API has in pages. @param overviews Pages that are in the list besides, at its beginning. */
export function listSource<Item>(
  overviews: readonly SitemapEntry[],
  loadPage: (
    context: RpcContext,
    query: { readonly page: number; readonly pageSize: number },
  ) => Promise<ListPage<Item>>,
  toEntry: (item: Item) => SitemapEntry | undefined,
): SitemapSource {
  return async (context, piece) => {
    const { items, pages } = await loadPage(context, { page: piece, pageSize: largestPageSize });
    const entries = items.flatMap((item) => toEntry(item) ?? []);
    return { entries: piece === 1 ? [...overviews, ...entries] : entries, pieces: Math.max(1, pages) };
  };
}

/** Creates the source of a few pages that are always there. */
export const fixedSource =
  (entries: readonly SitemapEntry[]): SitemapSource =>
  async () => ({ entries, pieces: 1 });

/**
 * Reads a list to its end, piece by piece.
 *
 * @param read - Reads the piece of this number, from 1.
 * @param begun - The first piece, where it has been read.
 */
export async function readWhole(
  read: (piece: number) => Promise<SitemapPiece>,
  begun?: SitemapPiece,
): Promise<readonly SitemapEntry[]> {
  const first = begun ?? (await read(1));
  const entries = [...first.entries];
  for (let piece = 2; piece <= first.pieces; piece += 1) entries.push(...(await read(piece)).entries);
  return entries;
}
