import type { Head } from '#runtime/contracts/head.ts';
import type { Locale } from '#runtime/contracts/locale.ts';
import type { VatChoice } from '#runtime/contracts/vat.ts';

/** The data that a route's loader returns for its page. */
export interface RouteData {
  /** The screen that is shown: `notFound` where the addressed item does not exist. */
  readonly screen: string;
  readonly head: Head;
}

/** The state from which the browser hydrates a page. */
export interface RouteState {
  readonly locale: Locale;
  readonly vat: VatChoice;
  /** Id of the matched route: a route key, or the id of the route for unknown paths. */
  readonly route: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly data: RouteData;
}

/** Returns whether data of a router match is a route's. */
export function isRouteData(value: unknown): value is RouteData {
  return typeof value === 'object' && value !== null && 'screen' in value && 'head' in value;
}
