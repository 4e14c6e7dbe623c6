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

/** Lists the pages of one area in the locale of the context. The generated server entry composes those a site has. */
export type SitemapSource = (context: RpcContext) => Promise<readonly SitemapEntry[]>;
