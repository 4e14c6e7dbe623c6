import type { PageBody } from './page-body.ts';

/** What a page's address leads to: a page, or the address where it lives now. The same for every visitor. */
export interface PageAnswer {
  readonly status: number;
  readonly body: PageBody;
  /** Path on this host, of an answer that leads elsewhere. */
  readonly location?: string;
  /** Source expression of its inline styles for the Content Security Policy. */
  readonly styleSource?: string | undefined;
  /** What it was made of: `product:<id>`, `menus`. */
  readonly tags: ReadonlySet<string>;
  /** When the oldest of what it was made of was read, in milliseconds since 1970; absent: when it was made. */
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
