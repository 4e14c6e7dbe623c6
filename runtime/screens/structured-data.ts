import type { LoadContext } from '#runtime/data/load-context.ts';
import { absoluteUrl } from '#runtime/i18n/absolute-url.ts';
import type { Address } from '#runtime/lib/address-lines.ts';
import { mediaPath, nearestWidth } from '#runtime/lib/media-path.ts';
import type { Crumb } from '#runtime/ui/breadcrumbs.tsx';
import type { PictureSource } from '#runtime/ui/srcset.ts';

type StructuredData = Readonly<Record<string, unknown>>;

/** Returns the canonical address of a path of this site. */
export function publicUrl({ site, locale }: Pick<LoadContext, 'site' | 'locale'>, path: string): string {
  const domain = site.domains[locale];
  return domain === undefined ? path : absoluteUrl(domain, path);
}

/** Returns the path of a rendition of an image that is wide enough for sharing. */
export function sharedPicture(picture: PictureSource): string {
  return mediaPath(picture.folder, nearestWidth(picture.widths, 1200) ?? picture.width, 'webp');
}

interface Company {
  readonly name: string;
  readonly email: string;
  readonly address: Address;
}

/** Returns the schema.org form of a company. */
export function organization({ name, email, address }: Company): StructuredData {
  const { street, houseNumber, postalCode, city, country } = address;
  return {
    '@type': 'Organization',
    name,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: [street, houseNumber].filter(Boolean).join(' '),
      postalCode,
      addressLocality: city,
      addressCountry: country,
    },
  };
}

/** Returns the schema.org form of breadcrumbs. The last one is the page itself. */
export function breadcrumbList(
  context: Pick<LoadContext, 'site' | 'locale'>,
  crumbs: readonly Crumb[],
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      ...(crumb.href !== undefined && { item: publicUrl(context, crumb.href) }),
    })),
  };
}
