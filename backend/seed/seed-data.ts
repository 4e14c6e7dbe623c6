import type { OptionBounds } from '../configurator/option-bounds.ts';
import type { StoredAddress } from '../db/schema/customers.ts';
import type { ResponsibleCompany } from '../db/schema/manufacturers.ts';
import type { OpeningHours, YearsByCountry } from '../db/schema/sellers.ts';
import type { MailLook, Storefront } from '../db/schema/shops.ts';
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
  /** Key of the parent category. */
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
 * Volume discount: valid for quantities from `min` to `max`, both included, a missing bound is open. Tiers must not
 * overlap. The tier's price is the variant's price less the percentage, rounded half up to the cent.
 */
export interface SeedTier {
  readonly min?: number;
  readonly max?: number;
  readonly discountPercent: number;
}

/**
 * The measure of a piece, for goods sold by area or length (Directive 98/6/EC): as many pieces as a pack has, each with
 * the width and height of the variant's size, or an amount in square millimetres (`m2`) or millimetres (`m`).
 */
export type SeedMeasure = { readonly unit: 'm2'; readonly pieces: number } | Measure;

/** A price that is announced as reduced, for every variant of a product. */
export interface SeedReduction {
  /** Day on which today's price began, `YYYY-MM-DD`. */
  readonly since: string;
  /** Earlier prices, in percent of today's price, from a day on: the earliest first. */
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
  /** Where it is fixed as it was measured: what hangs free of the ceiling is `Suspended`. */
  readonly placement?: readonly ('Wall' | 'Ceiling' | 'Suspended')[];
  /** To how many of its two large faces the coefficients are related; absent: to one. */
  readonly faces?: 1 | 2;
  /** Square metres of one large face, for what is no rectangle; absent: its width times its height. */
  readonly faceArea?: number;
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
  /** From order to delivery, e.g. 3 to 5 Day. */
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
  /** Materials of the product, by which listings are filtered. */
  readonly materials?: readonly SeedMaterial[];
  readonly acoustics?: SeedAcoustics;
  readonly delivery: SeedDelivery;
  /** Day of introduction, `YYYY-MM-DD`: newest first uses it. */
  readonly since: string;
  /** Keys of related products. */
  readonly related?: readonly string[];
  /** Number of the article that is a sample of its material. */
  readonly sample?: string;
  /** The unit of a quantity; default `piece`. */
  readonly unit?: 'piece' | 'm2';
  readonly reduction?: SeedReduction;
  /** Warnings that a buyer must know before using it, most important first. */
  readonly warnings?: readonly SeedText[];
  /** For its unit price. Absent: it has none, or it is sold by `unit`. */
  readonly measure?: SeedMeasure;
  /** Quantities that can be ordered; default 1 to 10 000 in steps of 1. */
  readonly quantity?: {
    readonly min: number;
    readonly max: number;
    readonly step: number;
    /** How many one customer may order within a year; default: no limit. */
    readonly perCustomer?: number;
  };
  /** For kind PhotoPrint; default: a scale from 25 to 200 percent, 72 dpi at least, 150 dpi recommended, no stock images. */
  readonly photoPrint?: SeedPhotoPrint;
}

/** Settings of a photo print. Without bounds it is printed in the sizes of its variants only. */
export interface SeedPhotoPrint {
  /** Millimetres. */
  readonly width?: OptionBounds;
  readonly height?: OptionBounds;
  /** Percent of the size at which the image prints at its recommended resolution. */
  readonly scale?: OptionBounds;
  /** Images with a lower resolution in print are rejected. */
  readonly minimumDpi: number;
  /** Below this a warning is shown. */
  readonly recommendedDpi: number;
  /** Licensed images to print instead of an upload; customers enter the code. */
  readonly stockImages?: readonly {
    readonly licenseCode: string;
    readonly title: SeedText;
    readonly image: SeedImage;
  }[];
}

/** The average rating of the shop by its review service. */
export interface SeedRating {
  /** Average, of `best`. */
  readonly score: number;
  readonly best: number;
  readonly count: number;
  readonly recommendedPercentage?: number;
  /** The service that collected the reviews. */
  readonly source: string;
  readonly url?: string;
}

/** Target of a link: exactly one of these. Keys are turned into the slug of the reader's locale. */
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
  /** An address outside the site: https:, mailto: or tel:. */
  | { readonly url: SeedText };

/** A menu or call-to-action entry. Without `to` it is of kind Text (a heading, say), with it of kind Link. */
export interface SeedLink {
  readonly label: SeedText;
  readonly to?: SeedTarget;
}

export interface SeedMenuItem extends SeedLink {
  readonly items?: readonly SeedMenuItem[];
}

/** The blocks of a content page, in order. */
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
      /** The side of the image; default `left`. */
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
  /** Teasers by room or by need. */
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
  | { readonly type: 'blogs'; readonly title: SeedText; readonly count: number; readonly link?: SeedLink }
  /** A form that leads to the calculator of room acoustics. */
  | { readonly type: 'calculator'; readonly title: SeedText; readonly text?: SeedText };

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
  /** Role of the author, shown behind the name. */
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
  /** The value of `X-Shop-Id`, e.g. `acoustic`. */
  readonly id: string;
  readonly name: string;
  /** Default: all seven. */
  readonly locales?: readonly SeedLocale[];
  /** IANA name of the shop's time zone. Default: `Europe/Amsterdam`. */
  readonly timeZone?: string;
  /** Mailbox for requests of visitors. Default: the sender address of mails. */
  readonly mailbox?: string;
  /** `#rrggbb`, the accent colour of its documents. Default: black. */
  readonly color?: string;
  /** How its mails look besides that. Default: plain. */
  readonly mails?: MailLook;
  /** Its storefronts, by locale. Absent: payments can only return to a storefront with a service key. */
  readonly storefronts?: Readonly<Partial<Record<SeedLocale, Storefront>>>;
  /** The company behind it. Absent: mails and invoices name the shop alone. */
  readonly seller?: SeedSeller;
  readonly rating?: SeedRating;
  /**
   * Manufacturers of its products, by brand. A company that sells under a brand of its own counts as the manufacturer.
   */
  readonly manufacturers?: Readonly<Record<string, SeedManufacturer>>;
  /** Absent: a shop that delivers nothing. */
  readonly shipping?: SeedShipping;
  readonly categories: readonly SeedCategory[];
  readonly products: readonly SeedProduct[];
  readonly pages: readonly SeedPage[];
  readonly menus: Partial<Readonly<Record<SeedMenuLocation, readonly SeedMenuItem[]>>>;
  readonly blogs: readonly SeedBlog[];
}

/** A company that is responsible for products (Regulation (EU) 2023/988, art. 19). */
export interface SeedManufacturer extends ResponsibleCompany {
  /** The responsible company in the European Union, for a manufacturer outside it. */
  readonly responsible?: ResponsibleCompany;
}

/** The company behind a shop, as `sellers` stores it. */
export interface SeedSeller {
  readonly companyName: string;
  readonly address: StoredAddress;
  readonly phone: string;
  readonly email: string;
  /** With its country prefix, without blanks. */
  readonly vatNumber: string;
  /** The register of the company. */
  readonly registerName: string;
  readonly registerNumber: string;
  readonly representative: string;
  /** Without blanks. */
  readonly iban: string;
  readonly bic: string;
  /** Opening hours of the phone. */
  readonly openingHours: readonly OpeningHours[];
  /** Years after the end of the year of an invoice for which it is stored, by the country that is invoiced. */
  readonly retentionYears: YearsByCountry;
}

/** A tariff of a delivery. Of a method's tariffs for a country the first whose limits fit the order counts. */
export interface SeedTariff {
  /** ISO 3166-1 alpha-2; `*`: every country. */
  readonly country: StoredAddress['country'] | '*';
  /** Max. grams of the order; absent: no limit. */
  readonly maxWeight?: number;
  /** Max. millimetres of its largest measure; absent: no limit. */
  readonly maxLength?: number;
  readonly price: SeedPrice;
  /** Value of the goods including VAT from which delivery is free. */
  readonly freeFrom?: SeedPrice;
}

export interface SeedShippingMethod {
  readonly method: SeedDeliveryMethod;
  readonly name: SeedText;
  readonly description?: SeedText;
  /** Address of a Pickup. */
  readonly pickupAddress?: StoredAddress;
  readonly tariffs: readonly SeedTariff[];
}

/** The shipping methods of a shop. */
export interface SeedShipping {
  readonly methods: readonly SeedShippingMethod[];
  /** Places with a surcharge, by the beginning of their postal code in capitals without spaces. */
  readonly remoteAreas?: readonly {
    readonly country: StoredAddress['country'];
    readonly postalCode: string;
    readonly surcharge: SeedPrice;
  }[];
}

/**
 * A whole data set. Seeding validates it first (keys of missing things, duplicate slugs, overlapping tiers) and reports
 * the problems.
 */
export interface SeedData {
  readonly shops: readonly SeedShop[];
}
