import type { SluggedKind } from './slugs.ts';

/**
 * Blocks and menus as they are stored: in one locale, with references to other things, so that a product in a block
 * always shows today's price.
 */
export type StoredTarget =
  | { readonly kind: SluggedKind; readonly id: string }
  | { readonly kind: 'route'; readonly key: string }
  | { readonly kind: 'url'; readonly url: string };

export interface StoredLink {
  readonly label: string;
  /** Absent: text without a link. */
  readonly to?: StoredTarget;
}

export interface StoredMenuItem extends StoredLink {
  readonly items: readonly StoredLink[];
}

export interface StoredPicture {
  readonly key: string;
  readonly alt: string;
}

export type StoredBlock =
  | {
      readonly type: 'hero';
      readonly eyebrow?: string;
      readonly title: string;
      readonly intro?: string;
      readonly picture?: StoredPicture;
      readonly links: readonly StoredLink[];
    }
  | { readonly type: 'richText'; readonly title?: string; readonly body: string }
  | {
      readonly type: 'imageText';
      readonly title: string;
      readonly body: string;
      readonly picture: StoredPicture;
      readonly imageSide: 'left' | 'right';
      readonly link?: StoredLink;
    }
  | {
      readonly type: 'categories';
      readonly title?: string;
      readonly intro?: string;
      readonly categoryIds: readonly string[];
    }
  | {
      readonly type: 'products';
      readonly title: string;
      readonly intro?: string;
      readonly productIds: readonly string[];
      readonly link?: StoredLink;
    }
  | {
      readonly type: 'waysIn';
      readonly title?: string;
      readonly intro?: string;
      readonly ways: readonly {
        readonly title: string;
        readonly text?: string;
        readonly picture?: StoredPicture;
        readonly link: StoredLink;
      }[];
    }
  | {
      readonly type: 'quotes';
      readonly title?: string;
      readonly quotes: readonly { readonly text: string; readonly author: string; readonly role?: string }[];
    }
  | {
      readonly type: 'faq';
      readonly title?: string;
      readonly questions: readonly { readonly question: string; readonly answer: string }[];
    }
  | {
      readonly type: 'usps';
      readonly title?: string;
      readonly usps: readonly { readonly title: string; readonly text?: string }[];
    }
  | {
      readonly type: 'blogs';
      readonly title: string;
      readonly intro?: string;
      readonly count: number;
      readonly link?: StoredLink;
    }
  | { readonly type: 'calculator'; readonly title: string; readonly intro?: string };
