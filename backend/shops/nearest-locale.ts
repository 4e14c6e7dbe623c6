/** Country and currency of a locale. */
export interface Money {
  readonly country: string;
  readonly currency: string;
}

/**
 * Returns the locale of a shop to read its texts in, when it does not have the requested one: one of the same language,
 * else an English one, else the first. Prices are those of the same country, else of the first locale, because a
 * language is no reason to pay in another currency.
 *
 * @param locales - At least one.
 */
export function findNearest(
  wanted: string,
  locales: ReadonlyMap<string, Money>,
): { readonly locale: string; readonly country: string; readonly currency: string } {
  const [language = wanted, country = ''] = wanted.split('-');
  const names = [...locales.keys()];
  const [first = wanted] = names;
  const locale =
    names.find((name) => name.startsWith(`${language}-`)) ?? names.find((name) => name.startsWith('en-')) ?? first;
  const money = [...locales.values()].find((one) => one.country === country) ?? locales.get(first);
  return { locale, country: money?.country ?? country, currency: money?.currency ?? 'EUR' };
}
