import type { PageBody } from './page-body.ts';

/** What a page's address leads to: a page, or the address where it lives now. The same for every visitor. */
export interface PageAnswer {
  readonly status: number;
  readonly body: PageBody;
  /** Path on this host, of an answer that leads elsewhere. */
  readonly location?: string;
  /** What it was made of: `product:<id>`, `menus`. */
  readonly tags: ReadonlySet<string>;
  /** When the oldest of what it was made of was read, in milliseconds since 1970; absent: when it was made. */
  readonly readAt?: number;
}

/** A page that is kept. All times are milliseconds since 1970. */
export interface KeptPage extends PageAnswer {
  readonly madeAt: number;
  /** Until then it is given as it is. */
  readonly freshUntil: number;
  /** Until then it is given once more while it is made anew; later only where making it fails. */
  readonly staleUntil: number;
}
