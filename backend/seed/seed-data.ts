import type { OptionBounds } from '../configurator/option-bounds.ts';
import type { StoredAddress } from '../db/schema/customers.ts';
import type { ResponsibleCompany } from '../db/schema/manufacturers.ts';
import type { OpeningHours, YearsByCountry } from '../db/schema/sellers.ts';
import type { Storefront } from '../db/schema/shops.ts';
import type { Measure } from '../pricing/unit-price.ts';
import type { SeedEditorial, SeedVideo } from './seed-editorial.ts';
import type { SeedOption } from './seed-options.ts';
import type {
  SeedHtml,
  SeedImage,
  SeedLocale,
  SeedOldSlugs,
  SeedPrice,
  SeedSearchTexts,
  SeedSlugs,
  SeedText,
} from './seed-texts.ts';

export interface SeedCategory extends SeedSearchTexts {
  readonly key: string;
  readonly slugs: SeedSlugs;
  readonly oldSlugs?: SeedOldSlugs;
  readonly name: SeedText;
  /** One sentence, shown on cards and under the title. */
  readonly intro: SeedText;
  /** Longer text under the listing. */
  readonly description?: SeedHtml;
  readonly image: SeedImage;
  /** Key of the category above it. */
  readonly parent?: string;
}

export interface SeedVariant {
  /** Article number: letters, digits and hyphens, unique in the shop. */
  readonly sku: string;
  /** Option key → value key. `{}` for the only variant of a product without variants. */
  readonly choices: Readonly<Record<string, string>>;
  /** Price of one, before volume discount. */
  readonly price: SeedPrice;
  /** Outer measures in millimetres. */
  readonly size?: { readonly width: number; readonly height: number; readonly depth?: number };
  /** Grams. */
  readonly weight?: number;
  /** Shown first when this variant is chosen. */
  readonly image?: SeedImage;
  /** Default true. */
  readonly inStock?: boolean;
  /** Units in stock; absent: it is made to order. */
  readonly stock?: number;
}

/**
 * Volume discount: holds for quantities from `min` to `max`, both included, a missing bound is open. Tiers must not overlap.
 * The tier's price is the variant's price less the percentage, rounded half up to the cent.
 */
export interface SeedTier {
  readonly min?: number;
  readonly max?: number;
  readonly discountPercent: number;
}

/**
 * What a piece holds, for goods sold by area or length (Directive 98/6/EC): as many pieces as a pack has, each with the width
 * and height of the variant's size, or an amount in square millimetres (`m2`) or millimetres (`m`).
 */
export type SeedMeasure = { readonly unit: 'm2'; readonly pieces: number } | Measure;

/** A price that is announced as reduced, for every variant of a product. */
export interface SeedReduction {
  /** Day on which today's price began, `YYYY-MM-DD`. */
  readonly since: string;
  /** What it cost before, in percent of today's price, from a day on: the earliest first. */
  readonly before: readonly [SeedEarlierPrice, ...SeedEarlierPrice[]];
}

export interface SeedEarlierPrice {
  readonly since: string;
  readonly percent: number;
}

export interface SeedAttribute {
  readonly name: SeedText;
  readonly value: SeedText;
  /** How the value is shown; default `text`. */
  readonly type?: 'text' | 'number' | 'boolean' | 'link';
}

export interface SeedMaterial {
  readonly key: string;
  readonly name: SeedText;
}

/** Measured figures. Absorption coefficients per octave band: 125, 250, 500, 1000, 2000 and 4000 Hz, each 0 to 1.2. */
export interface SeedAcoustics {
  readonly absorption?: readonly [number, number, number, number, number, number];
  /** Noise reduction coefficient, 0 to 1.2 in steps of 0.05. */
  readonly nrc?: number;
  /** Weighted absorption coefficient by ISO 11654, 0 to 1 in steps of 0.05. */
  readonly alphaW?: number;
  /** Sound absorption class by ISO 11654. */
  readonly soundClass?: 'A' | 'B' | 'C' | 'D' | 'E';
  /** Euroclass by EN 13501-1, e.g. `B-s1,d0`. */
  readonly fireClass?: string;
  /** Millimetres. */
  readonly thickness?: number;
  /** Kilograms per cubic metre. */
  readonly density?: number;
}

export type SeedDeliveryMethod = 'Deliver' | 'Pickup' | 'DeliverAndAssemble';

export interface SeedDelivery {
  /** From order to hand-over, e.g. 3 to 5 Day. */
  readonly time: { readonly min: number; readonly max: number; readonly unit: 'Day' | 'Week' };
  readonly methods: readonly SeedDeliveryMethod[];
}

export interface SeedProduct extends SeedSearchTexts {
  readonly key: string;
  /** Default `Standard`. */
  readonly kind?: 'Standard' | 'PhotoPrint';
  /** Keys of categories, the main one first. */
  readonly categories: readonly string[];
  readonly brand: string;
  readonly slugs: SeedSlugs;
  readonly oldSlugs?: SeedOldSlugs;
  readonly name: SeedText;
  /** One sentence, shown on cards. */
  readonly intro: SeedText;
  readonly description: SeedHtml;
  /** The first is the main one. */
  readonly images: readonly [SeedImage, ...SeedImage[]];
  readonly video?: SeedVideo;
  readonly options?: readonly SeedOption[];
  /** The first is the default. */
  readonly variants: readonly [SeedVariant, ...SeedVariant[]];
  readonly tiers?: readonly SeedTier[];
  readonly attributes: readonly SeedAttribute[];
  /** What it is made of, as listings are filtered by it. */
  readonly materials?: readonly SeedMaterial[];
  readonly acoustics?: SeedAcoustics;
  readonly delivery: SeedDelivery;
  /** Day of introduction, `YYYY-MM-DD`: newest first uses it. */
  readonly since: string;
  /** Keys of products shown beside it. */
  readonly related?: readonly string[];
  /** What a quantity of one is; default `piece`. */
  readonly unit?: 'piece' | 'm2';
  readonly reduction?: SeedReduction;
  /** What a buyer has to know before using it, most important first. */
  readonly warnings?: readonly SeedText[];
  /** For its unit price. Absent: it has none, or `unit` is what it is sold by. */
  readonly measure?: SeedMeasure;
  /** Which quantities can be ordered; default 1 to 10 000 in steps of 1. */
  readonly quantity?: { readonly min: number; readonly max: number; readonly step: number };
  /** For kind PhotoPrint; default: a scale from 25 to 200 percent, 72 dpi at least, 150 dpi recommended, no stock images. */
  readonly photoPrint?: SeedPhotoPrint;
}

/** How a photo print is made. Without bounds it is printed in the sizes of its variants only. */
export interface SeedPhotoPrint {
  /** Millimetres. */
  readonly width?: OptionBounds;
  readonly height?: OptionBounds;
  /** Percent of the size at which the picture prints at its recommended resolution. */
  readonly scale?: OptionBounds;
  /** Pictures that print below this are refused. */
  readonly minimumDpi: number;
  /** Below this a warning is shown. */
  readonly recommendedDpi: number;
  /** Licensed pictures to print instead of an upload; the code is what a customer types. */
  readonly stockImages?: readonly {
    readonly licenseCode: string;
    readonly title: SeedText;
    readonly image: SeedImage;
  }[];
}

/** What customers say of the shop, as its review service sums it up. */
export interface SeedRating {
  /** Average, of `best`. */
  readonly score: number;
  readonly best: number;
  readonly count: number;
  readonly recommendedPercentage?: number;
  /** Who collected the reviews. */
  readonly source: string;
  readonly url?: string;
}

/** Where a link leads: exactly one of these. Keys are turned into the slug of the reader's locale. */
export type SeedTarget =
  | { readonly product: string }
  | { readonly category: string }
  /** A content page with slugs, by its id (`about`). */
  | { readonly page: string }
  | { readonly blog: string }
  | { readonly advice: string }
  | { readonly project: string }
  | { readonly jobOffer: string }
  /** A route without parameters, by route key: `home`, `productOverview`, `blogOverview`, … */
  | { readonly route: string }
  | { readonly url: string };

/** A menu or call-to-action entry. Without `to` it is of kind Text (a heading, say), with it of kind Link. */
export interface SeedLink {
  readonly label: SeedText;
  readonly to?: SeedTarget;
}

export interface SeedMenuItem extends SeedLink {
  readonly items?: readonly SeedMenuItem[];
}

/** What a content page is built of, in order. */
export type SeedBlock =
  | {
      readonly type: 'hero';
      /** Small line above the title. */
      readonly eyebrow?: SeedText;
      readonly title: SeedText;
      readonly text?: SeedText;
      readonly image?: SeedImage;
      readonly links?: readonly SeedLink[];
    }
  | { readonly type: 'richText'; readonly title?: SeedText; readonly html: SeedHtml }
  | {
      readonly type: 'imageText';
      readonly title: SeedText;
      readonly html: SeedHtml;
      readonly image: SeedImage;
      /** On which side the picture stands; default `left`. */
      readonly side?: 'left' | 'right';
      readonly link?: SeedLink;
    }
  /** Without `categories`: all top categories. */
  | {
      readonly type: 'categories';
      readonly title?: SeedText;
      readonly text?: SeedText;
      readonly categories?: readonly string[];
    }
  | {
      readonly type: 'products';
      readonly title: SeedText;
      readonly text?: SeedText;
      readonly products: readonly string[];
      readonly link?: SeedLink;
    }
  /** Ways in by room or by need. */
  | {
      readonly type: 'waysIn';
      readonly title?: SeedText;
      readonly items: readonly {
        readonly title: SeedText;
        readonly text?: SeedText;
        readonly image?: SeedImage;
        readonly link: SeedLink;
      }[];
    }
  | {
      readonly type: 'quotes';
      readonly title?: SeedText;
      readonly items: readonly { readonly text: SeedText; readonly name: string; readonly role?: SeedText }[];
    }
  | {
      readonly type: 'faq';
      readonly title?: SeedText;
      readonly items: readonly { readonly question: SeedText; readonly answer: SeedHtml }[];
    }
  | {
      readonly type: 'usps';
      readonly title?: SeedText;
      readonly items: readonly { readonly title: SeedText; readonly text?: SeedText }[];
    }
  /** The newest blogs. */
  | { readonly type: 'blogs'; readonly title: SeedText; readonly count: number; readonly link?: SeedLink };

/** A content page: found by its id (`home`, `ac-blogs`, …), and, when it has slugs, at `/info/{slug}`. */
export interface SeedPage extends SeedSearchTexts {
  readonly id: string;
  readonly slugs?: SeedSlugs;
  readonly oldSlugs?: SeedOldSlugs;
  readonly title: SeedText;
  readonly intro?: SeedText;
  readonly blocks: readonly SeedBlock[];
}

export interface SeedBlog extends SeedSearchTexts {
  readonly key: string;
  readonly slugs: SeedSlugs;
  readonly oldSlugs?: SeedOldSlugs;
  readonly title: SeedText;
  /** Two or three sentences, shown on cards and above the body. */
  readonly intro: SeedText;
  readonly body: SeedHtml;
  readonly author: string;
  /** What the author does, shown behind the name. */
  readonly authorRole?: SeedText;
  /** Day of publication, `YYYY-MM-DD`. */
  readonly date: string;
  /** Minutes. */
  readonly readingTime: number;
  readonly image: SeedImage;
  /** Keys of products that the article is about. */
  readonly products?: readonly string[];
}

export type SeedMenuLocation = 'header' | 'footer' | 'service' | 'legal';

export interface SeedShop extends Partial<SeedEditorial> {
  /** What `X-Shop-Id` carries, e.g. `acoustic`. */
  readonly id: string;
  readonly name: string;
  /** Default: all seven. */
  readonly locales?: readonly SeedLocale[];
  /** IANA name: where the shop's day begins and ends. Default: `Europe/Amsterdam`. */
  readonly timeZone?: string;
  /** Where requests of visitors are mailed to. Default: the address that mails come from. */
  readonly mailbox?: string;
  /** `#rrggbb`: what stands out in its documents has it. Default: they are black. */
  readonly color?: string;
  /** Where it is read, by locale. Absent: only a storefront that proves itself can be come back to. */
  readonly storefronts?: Readonly<Partial<Record<SeedLocale, Storefront>>>;
  /** The company behind it. Absent: nobody has said, so mails and invoices name the shop alone. */
  readonly seller?: SeedSeller;
  readonly rating?: SeedRating;
  /** Who makes its products, by brand. A company that sells under a brand of its own counts as the manufacturer. */
  readonly manufacturers?: Readonly<Record<string, SeedManufacturer>>;
  /** Absent: a shop that delivers nothing. */
  readonly shipping?: SeedShipping;
  readonly categories: readonly SeedCategory[];
  readonly products: readonly SeedProduct[];
  readonly pages: readonly SeedPage[];
  readonly menus: Partial<Readonly<Record<SeedMenuLocation, readonly SeedMenuItem[]>>>;
  readonly blogs: readonly SeedBlog[];
}

/** A company that answers for products (Regulation (EU) 2023/988, art. 19). */
export interface SeedManufacturer extends ResponsibleCompany {
  /** Who answers for them in the European Union, for a manufacturer outside it. */
  readonly responsible?: ResponsibleCompany;
}

/** The company behind a shop, as `sellers` keeps it. */
export interface SeedSeller {
  readonly companyName: string;
  readonly address: StoredAddress;
  readonly phone: string;
  readonly email: string;
  /** With its country prefix, without blanks. */
  readonly vatNumber: string;
  /** The register that it is entered in. */
  readonly registerName: string;
  readonly registerNumber: string;
  readonly representative: string;
  /** Without blanks. */
  readonly iban: string;
  readonly bic: string;
  /** When the phone is answered. */
  readonly openingHours: readonly OpeningHours[];
  /** Years after the end of the year of an invoice for which it is kept, by the country that is invoiced. */
  readonly retentionYears: YearsByCountry;
}

/** What a delivery costs. Of a method's tariffs for a country the first that holds the order counts. */
export interface SeedTariff {
  /** ISO 3166-1 alpha-2; `*`: every country. */
  readonly country: StoredAddress['country'] | '*';
  /** Grams of the order; absent: whatever it weighs. */
  readonly maxWeight?: number;
  /** Millimetres of its largest measure; absent: however large it is. */
  readonly maxLength?: number;
  readonly price: SeedPrice;
  /** Value of the goods including VAT from which it costs nothing. */
  readonly freeFrom?: SeedPrice;
}

export interface SeedShippingMethod {
  readonly method: SeedDeliveryMethod;
  readonly name: SeedText;
  readonly description?: SeedText;
  /** Where Pickup is. */
  readonly pickupAddress?: StoredAddress;
  readonly tariffs: readonly SeedTariff[];
}

/** How a shop delivers. */
export interface SeedShipping {
  readonly methods: readonly SeedShippingMethod[];
  /** Places that cost more, by the beginning of their postal code in capitals without spaces. */
  readonly remoteAreas?: readonly {
    readonly country: StoredAddress['country'];
    readonly postalCode: string;
    readonly surcharge: SeedPrice;
  }[];
}

/** A whole data set. Seeding checks it first (keys that lead nowhere, slugs taken twice, tiers that overlap) and names what is wrong. */
export interface SeedData {
  readonly shops: readonly SeedShop[];
}
