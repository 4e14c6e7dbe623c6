import type { LocalePack, SitePaths } from '#runtime/contracts/app.ts';
import type { Locale } from '#runtime/contracts/locale.ts';
import type { Href } from '#runtime/contracts/routes.ts';

/** The domains and paths from which addresses in any locale are built. */
export interface AddressBook {
  readonly paths: SitePaths;
  /** The domain of each locale; its prefix is part of every address. */
  readonly domains: Readonly<Record<Locale, { readonly prefix: string }>>;
}

/**
 * Returns the address of a route in `locale`, prefix included: `/fr/produit/panneau`. Parameters are percent-encoded.
 * `undefined` when the site does not have the route, or when a parameter is missing.
 */
export function hrefIn(
  book: AddressBook,
  locale: Locale,
  key: string,
  params: Readonly<Record<string, string>> = {},
): string | undefined {
  const pattern = book.paths[locale]?.[key];
  const domain = book.domains[locale];
  // A link of an API may name a property of every object: `constructor`.
  if (typeof pattern !== 'string' || domain === undefined) return undefined;
  let complete = true;
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) complete = false;
    return encodeURIComponent(value ?? '');
  });
  if (!complete) return undefined;
  const address = `${domain.prefix}${path}`;
  return address.length > 1 && address.endsWith('/') ? address.slice(0, -1) : address;
}

/** Creates the typed form of {@link hrefIn} for one locale. */
export function createHref(
  { domains }: Pick<AddressBook, 'domains'>,
  { locale, paths }: Pick<LocalePack, 'locale' | 'paths'>,
): Href {
  const book: AddressBook = { domains, paths: { [locale]: paths } };
  return (key, ...params) => hrefIn(book, locale, key, params[0]);
}
