import { and, eq } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { sellers } from '../db/schema/sellers.ts';
import { type MailLook, shopLocales, shops } from '../db/schema/shops.ts';
import { slugs } from '../db/schema/slugs.ts';
import { addressLines } from '../shops/address-lines.ts';
import type { ImprintLabels } from './mail-text.ts';
import { formatOpeningHours } from './opening-hours.ts';

/** The sender of a mail: its look, the details in its foot, and the addresses of the shop. */
export interface Imprint {
  readonly shopName: string;
  /** Absent: the company behind the shop is not configured. */
  readonly seller?: Omit<typeof sellers.$inferSelect, 'shopId' | 'retentionYears' | 'openingHours'> & {
    /** Opening hours of the phone; empty: not known. */
    readonly hours: string;
  };
  /** Absent: plain. */
  readonly look?: MailLook;
  /** `#rrggbb`, the accent colour of the shop; absent: it has none. */
  readonly color?: string;
  /** Mailbox for requests of visitors; null: the sender address of mails. */
  readonly mailbox?: string | null;
  /** The home page of the shop in the locale of the mail. */
  readonly home?: string;
  /** The page with the terms. */
  readonly terms?: string;
}

/** Identifier of the content page with the terms. */
const termsPage = 'terms';

/** Loads the sender of a shop's mails. */
export async function loadImprint(db: DatabaseWriter, shopId: string, locale: string): Promise<Imprint> {
  const [found] = await db
    .select({
      shopName: shops.name,
      mailbox: shops.mailbox,
      look: shops.mailLook,
      color: shops.color,
      seller: sellers,
      storefront: shopLocales.storefront,
      terms: slugs.slug,
    })
    .from(shops)
    .leftJoin(sellers, eq(sellers.shopId, shops.id))
    .leftJoin(shopLocales, and(eq(shopLocales.shopId, shops.id), eq(shopLocales.locale, locale)))
    .leftJoin(
      slugs,
      and(
        ...[eq(slugs.shopId, shops.id), eq(slugs.kind, 'page'), eq(slugs.ownerId, termsPage)],
        ...[eq(slugs.locale, locale), eq(slugs.current, true)],
      ),
    )
    .where(eq(shops.id, shopId));
  if (!found) return { shopName: shopId };
  const { shopName, mailbox, look, color, seller, storefront, terms } = found;
  const getPath = (slug: string): string | undefined => storefront?.paths.contentPage?.replace('{slug}', slug);
  const termsPath = terms === null ? undefined : getPath(terms);
  return {
    shopName,
    mailbox,
    ...(look && { look }),
    ...(color !== null && { color }),
    ...(seller && { seller: { ...seller, hours: formatOpeningHours(seller.openingHours, locale) } }),
    ...(storefront && { home: storefront.origin }),
    ...(storefront && termsPath !== undefined && { terms: new URL(termsPath, storefront.origin).href }),
  };
}

/** Returns the lines at the foot of a mail. */
export function imprintLines({ shopName, seller, home }: Imprint, locale: string, labels: ImprintLabels): string[] {
  if (!seller) return [shopName, ...(home === undefined ? [] : [home])];
  const { companyName, address, phone, email, vatNumber, registerName, registerNumber, hours } = seller;
  return [
    companyName,
    addressLines(address, locale).join(', '),
    `${labels.phone} ${phone}${hours === '' ? '' : ` (${hours})`}`,
    `${labels.email} ${email}`,
    `${labels.vat} ${vatNumber}`,
    `${registerName} ${registerNumber}`,
    ...(home === undefined ? [] : [home]),
  ];
}
