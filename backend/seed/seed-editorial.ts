import type {
  SeedHtml,
  SeedImage,
  SeedOldSlugs,
  SeedPrice,
  SeedSearchTexts,
  SeedSlugs,
  SeedText,
} from './seed-texts.ts';

/** Advice on one question of acoustics: what to do, how much of it, and frequent questions about it. */
export interface SeedAdvice extends SeedSearchTexts {
  readonly key: string;
  readonly slugs: SeedSlugs;
  readonly oldSlugs?: SeedOldSlugs;
  readonly title: SeedText;
  /** Two or three sentences, shown on cards and above the body. */
  readonly intro: SeedText;
  readonly body: SeedHtml;
  /** Its topic, in one or two words: `Offices`. */
  readonly topic: SeedText;
  /** Minutes. */
  readonly readingTime: number;
  readonly image: SeedImage;
  readonly questions: readonly { readonly question: SeedText; readonly answer: SeedHtml }[];
  /** Keys of products that it recommends; only where the shop sells. */
  readonly products?: readonly string[];
}

/** A film. Its thumbnail derives from its id. */
export interface SeedVideo {
  readonly id: string;
  readonly provider: 'YouTube' | 'Vimeo';
  readonly title: SeedText;
}

/** A finished project, shown with its results. */
export interface SeedProject extends SeedSearchTexts {
  readonly key: string;
  readonly slugs: SeedSlugs;
  readonly oldSlugs?: SeedOldSlugs;
  readonly title: SeedText;
  /** Two or three sentences, shown on cards and above the body. */
  readonly intro: SeedText;
  readonly body: SeedHtml;
  /** Town and country. */
  readonly place: SeedText;
  /** Kind of building or business: `Restaurant`. */
  readonly sector: SeedText;
  /** `YYYY-MM-DD`. */
  readonly completedOn: string;
  readonly image: SeedImage;
  readonly images?: readonly SeedImage[];
  readonly video?: SeedVideo;
  /** Measured or built figures: reverberation time before and after, square metres. */
  readonly figures: readonly { readonly name: SeedText; readonly value: SeedText }[];
  /** Levels before and after in decibels, by the middle of the frequency band in hertz, from low to high. */
  readonly spectrum?: readonly { readonly hertz: number; readonly before: number; readonly after: number }[];
  readonly quote?: { readonly text: SeedText; readonly name: string; readonly role?: SeedText };
  /** Keys of products that were used; only where the shop sells. */
  readonly products?: readonly string[];
}

/** A room with the products in it. */
export interface SeedInspiration {
  readonly key: string;
  readonly title: SeedText;
  readonly image: SeedImage;
  /** `x` and `y` in percent from the left and from the top; `product` is a key. */
  readonly hotspots?: readonly { readonly product: string; readonly x: number; readonly y: number }[];
}

/** A job that is or was open. */
export interface SeedJobOffer extends SeedSearchTexts {
  readonly key: string;
  readonly slugs: SeedSlugs;
  readonly oldSlugs?: SeedOldSlugs;
  readonly title: SeedText;
  readonly intro: SeedText;
  readonly body: SeedHtml;
  readonly place: SeedText;
  /** Per week. */
  readonly hours: { readonly min: number; readonly max: number };
  readonly employment: 'Permanent' | 'Temporary' | 'Internship' | 'Apprenticeship';
  /** Day of publication, `YYYY-MM-DD`. */
  readonly date: string;
  /** Last day to apply, `YYYY-MM-DD`; absent: until it is filled. */
  readonly closesOn?: string;
  /** Before tax, in cents; in the currency of the locale. */
  readonly salary?: { readonly min: SeedPrice; readonly max: SeedPrice; readonly per: 'Hour' | 'Month' | 'Year' };
  readonly contact: { readonly name: string; readonly email: string; readonly phone?: string };
}

/** Images for every article whose number matches: a star stands for any number of letters and digits. */
export interface SeedImageRule {
  /** Matches the whole article number, e.g. `FJ-*-SAGE`. */
  readonly skuPattern: string;
  readonly images: readonly [SeedImage, ...SeedImage[]];
}

/** The kinds above, of one shop. */
export interface SeedEditorial {
  readonly advice: readonly SeedAdvice[];
  readonly projects: readonly SeedProject[];
  readonly inspiration: readonly SeedInspiration[];
  readonly jobOffers: readonly SeedJobOffer[];
  readonly imageRules: readonly SeedImageRule[];
}
