import type { RpcContext } from './rpc-context.ts';

/** A page that search engines should know. */
export interface SitemapEntry {
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
  /** ISO 8601 date and time of the last change, where known. */
  readonly lastModified?: string;
}

/** Lists the pages of one area in the locale of the context. The generated server entry composes those a site has. */
export type SitemapSource = (context: RpcContext) => Promise<readonly SitemapEntry[]>;
