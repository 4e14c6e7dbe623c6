import type { PageBody } from './page-body.ts';

/** The answer to a page request: a page or a redirect. The same for every visitor. */
export interface PageAnswer {
  readonly status: number;
  readonly body: PageBody;
  /** Target path of a redirect, on this host. */
  readonly location?: string;
  /** Source expression of its inline styles for the Content Security Policy. */
  readonly styleSource?: string | undefined;
  /** Whether other websites may show it in a frame; absent: nobody may. */
  readonly framed?: boolean | undefined;
  /** Tags of its sources: `product:<id>`, `menus`. */
  readonly tags: ReadonlySet<string>;
  /** When the oldest of its sources was read, in milliseconds since 1970; absent: when it was rendered. */
  readonly readAt?: number;
}

/** A page in the cache. All times are milliseconds since 1970. */
export interface CachedPage extends PageAnswer {
  readonly madeAt: number;
  /** End of its freshness. */
  readonly freshUntil: number;
  /** Until then it is served while it is rendered anew; later only where rendering fails. */
  readonly staleUntil: number;
}
