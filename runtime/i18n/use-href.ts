import type { Href } from '#runtime/contracts/routes.ts';
import { useLocale } from './locale-context.ts';

/** Builds addresses in the page's locale; `undefined` for a route the site does not have, in which case no link is shown. */
export function useHref(): Href {
  return useLocale().href;
}
