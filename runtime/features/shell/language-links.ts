import type { ClientSite } from '#runtime/contracts/app.ts';
import type { Head } from '#runtime/contracts/head.ts';
import type { Locale } from '#runtime/contracts/locale.ts';
import type { Href } from '#runtime/contracts/routes.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { productSwitchPath } from '#runtime/lib/language-switch.ts';
import { mailTokenParameter } from '#runtime/lib/mail-token.ts';
import { useLocation } from '#runtime/ui/navigation.ts';

export interface LanguageLink {
  readonly locale: Locale;
  /** Language and country as its speakers write them. */
  readonly name: string;
  /** Address that sets the locale and redirects to this page in that locale, or to its home page. */
  readonly href: string;
}

/**
 * Returns links to this page in every locale of the site, in the site's order.
 *
 * @param product - Slug of the product whose page it is, which leads on where the page does not know its alternates.
 */
export function languageLinks(
  site: Pick<ClientSite, 'locales' | 'localeNames' | 'domains'>,
  alternates: Head['alternates'],
  product?: string,
): readonly LanguageLink[] {
  return site.locales.map((locale) => {
    const home = site.domains[locale]?.prefix || '/';
    const to = alternates[locale] ?? home;
    const href =
      product !== undefined && Object.keys(alternates).length === 0
        ? productSwitchPath(locale, encodeURIComponent(product))
        : `/locale/${locale}?to=${encodeURIComponent(to)}`;
    return { locale, name: site.localeNames[locale] ?? locale, href };
  });
}

/** Returns the links of {@link languageLinks} for the current page. */
export function useLanguageLinks(alternates: Head['alternates']): readonly LanguageLink[] {
  const { href, site } = useLocale();
  const { pathname } = useLocation();
  return languageLinks(site, alternates, productIn(pathname, href));
}

/** Returns the slug of the product whose page has a path; undefined for every other page. */
function productIn(pathname: string, href: Href): string | undefined {
  const segment = pathname.slice(pathname.lastIndexOf('/') + 1);
  // Slugs need no percent-encoding.
  return segment !== '' && href('productDetail', { slug: segment }) === pathname ? segment : undefined;
}

/**
 * Parameters that belong to this very address: a mail's token, which no link carries on, and a way back in this
 * language.
 */
const ownParameters = [mailTokenParameter, 'to'];

/**
 * Adds the query of the current page to addresses. A page's alternates only have what search engines should tell apart;
 * a visitor who changes language also keeps the order of a listing and the chosen variant.
 */
export function keepSearch(alternates: Head['alternates'], search: string): Head['alternates'] {
  // Written anew, because what a visitor typed may hold characters that an address to return to must not have.
  const parameters = new URLSearchParams(search);
  for (const name of ownParameters) parameters.delete(name);
  const kept = parameters.toString().replaceAll('%3A', ':');
  if (kept === '') return alternates;
  return Object.fromEntries(
    Object.entries(alternates).flatMap(([locale, address]) =>
      address === undefined ? [] : [[locale, `${address.replace(/\?.*$/, '')}?${kept}`]],
    ),
  );
}
