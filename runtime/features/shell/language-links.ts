import type { ClientSite } from '#runtime/contracts/app.ts';
import type { Head } from '#runtime/contracts/head.ts';
import type { Locale } from '#runtime/contracts/locale.ts';
import { mailTokenParameter } from '#runtime/lib/mail-token.ts';

export interface LanguageLink {
  readonly locale: Locale;
  /** Language and country as its speakers write them. */
  readonly name: string;
  /** Address that sets the locale and leads on to this page in that locale, or to its home page. */
  readonly href: string;
}

/** Links to this page in every locale of the site, in the site's order. */
export function languageLinks(
  site: Pick<ClientSite, 'locales' | 'localeNames' | 'domains'>,
  alternates: Head['alternates'],
): readonly LanguageLink[] {
  return site.locales.map((locale) => {
    const home = site.domains[locale]?.prefix || '/';
    const to = alternates[locale] ?? home;
    return { locale, name: site.localeNames[locale] ?? locale, href: `/locale/${locale}?to=${encodeURIComponent(to)}` };
  });
}

/** Parameters that belong to this very address: a mail's token, which no link carries on, and a way back in this language. */
const ownParameters = [mailTokenParameter, 'to'];

/**
 * The same addresses with the query of the page on show. A page's alternates carry only what search engines should tell
 * apart; a visitor who changes language also keeps the order of a listing and the chosen variant.
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
