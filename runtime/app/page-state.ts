import type { DehydratedState } from '@tanstack/react-query';
import superjson from 'superjson';
import type { Locale } from '#runtime/contracts/locale.ts';

/** What a page hands to the browser, so that it starts where the server stopped. Holds nothing of the visitor. */
export interface PageState {
  readonly locale: Locale;
  readonly queries: DehydratedState;
  /** Data of the matched routes by route id. */
  readonly loaderData: Readonly<Record<string, unknown>>;
}

/** Id of the document's data block that holds the state. */
export const stateElementId = 'state';

/** Writes the state as JSON text that keeps dates, sets and maps. */
export function writePageState(state: PageState): string {
  return superjson.stringify(state);
}

/** Reads what {@link writePageState} wrote. */
export function readPageState(text: string): PageState {
  return superjson.parse<PageState>(text);
}
