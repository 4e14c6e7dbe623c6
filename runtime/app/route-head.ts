import type { i18n } from 'i18next';
import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';

/**
 * Returns the head of a screen that has none of its own: the title of its route, and the page's addresses in other
 * languages.
 */
export function routeHead(key: string, { site, params, locale, hrefIn }: LoadContext, { t }: i18n): Head {
  // Parameters differ per locale.
  const locales = Object.keys(params).length === 0 ? site.locales : [locale];
  const alternates = locales.flatMap((one) => {
    const path = hrefIn(one, key, params);
    return path === undefined ? [] : [[one, path] as const];
  });
  return { title: t(`routes:${key}`), description: '', alternates: Object.fromEntries(alternates) };
}
