import type { ClientSite } from '#runtime/contracts/app.ts';
import type { Head } from '#runtime/contracts/head.ts';
import type { Locale } from '#runtime/contracts/locale.ts';
import { absoluteUrl } from '#runtime/i18n/absolute-url.ts';

/** A page's head with absolute addresses, for the server's document and for later route changes. */
export interface HeadElements {
  readonly title: string;
  readonly description: string;
  readonly robots: 'noindex' | undefined;
  readonly canonical: string | undefined;
  /** `x-default` included; empty when the page exists in one locale only. */
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  readonly image: string | undefined;
  readonly jsonLd: Head['jsonLd'];
}

/** Renders a head for `locale`. Addresses always name the production hosts. */
export function headElements(head: Head, site: ClientSite, locale: Locale): HeadElements {
  const getUrl = (of: Locale): string | undefined => {
    const path = head.alternates[of];
    const domain = site.domains[of];
    return path === undefined || domain === undefined ? undefined : absoluteUrl(domain, path);
  };
  const alternates = site.locales.flatMap((of) => {
    const href = getUrl(of);
    return href === undefined ? [] : [{ hreflang: of, href }];
  });
  const fallback = getUrl(site.defaultLocale);
  const domain = site.domains[locale];
  return {
    title: head.title === site.shopName ? head.title : `${head.title} – ${site.shopName}`,
    description: head.description,
    robots: head.index === false ? 'noindex' : undefined,
    canonical: head.index === false ? undefined : getUrl(locale),
    alternates:
      head.index === false || alternates.length < 2
        ? []
        : [...alternates, ...(fallback === undefined ? [] : [{ hreflang: 'x-default', href: fallback }])],
    image: head.image === undefined || domain === undefined ? undefined : absoluteUrl(domain, head.image),
    jsonLd: head.jsonLd,
  };
}
