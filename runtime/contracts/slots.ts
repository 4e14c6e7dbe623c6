import type { ComponentType, ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import type { components as productComponents } from '#generated/contracts/product-api.ts';
import type { Gate } from './flags.ts';
import type { SentValues } from './form.ts';
import type { RouteKey } from './routes.ts';
import type { TrackedList } from './tracking.ts';

type Schemas = components['schemas'];
type ProductSchemas = productComponents['schemas'];

/** A few products side by side, inside a content page or an article. */
export interface ProductRowProps {
  readonly products: readonly Schemas['ProductCard'][];
  /** The list's identity in tracking. */
  readonly list: TrackedList;
}

/** Large category teasers, inside a content page. */
export interface CategoryTilesProps {
  readonly categories: readonly Schemas['CategoryCard'][];
  /** Level of the tiles' headings in the outline. */
  readonly level?: 2 | 3;
}

/** The products that an article mentions, under a title. */
export interface ProductMentionsProps extends Omit<ProductRowProps, 'list'> {
  readonly within: 'blog' | 'advice' | 'project';
}

/** A picture with the products in it. */
export interface PictureProductsProps {
  /** Id of the image, the same in every language. */
  readonly id: string;
  readonly hotspots: readonly Schemas['Hotspot'][];
  readonly title: string;
  /** Heading between the image and its products. */
  readonly heading: ReactNode;
  /** The image. Positions on it are in percent. */
  readonly children: ReactNode;
}

/** A product in mixed search results. */
export interface ProductResultProps {
  readonly product: Schemas['ProductCard'];
  /** True in the first rows, whose pictures should not wait. */
  readonly first?: boolean;
}

/** The products of a quotation request. */
export interface QuotationLinesProps {
  /** The form that contains the list. */
  readonly form: {
    readonly startOf: (list: string) => readonly SentValues[];
    readonly put: (list: string, entries: readonly SentValues[]) => void;
    readonly errorOf: (name: string) => string | undefined;
  };
}

/** The place of a part of the header. Both are in the page; the width of the window hides one of them. */
export interface HeaderPartProps {
  /** `header` is the strip or bar of wide screens, `menu` the menu of small ones. */
  readonly place: 'header' | 'menu';
}

/** The requests that visitors send with a form. */
export type RequestForm = 'contact' | 'newsletter' | 'quotation' | 'advice';

/** A built-in form that a third party's may replace. */
export interface EmbeddedFormProps {
  readonly form: RequestForm;
  /** The built-in form, shown until the other one is loaded, and if that fails. */
  readonly children: ReactNode;
}

/** A product of a product page or the cart, to be saved. */
export interface SaveProductProps {
  readonly kind: 'ConfiguredProduct' | 'PhotoPrint';
  /** The form on which it is configured. */
  readonly form: { readonly sent: () => SentValues };
}

/** A placed order of somebody without an account. */
export interface OrderAccountProps {
  /** Who ordered. */
  readonly details: ProductSchemas['OrderDetails'];
  /** Address of the shop's terms; absent on sites without that page. */
  readonly terms: string | undefined;
}

/** A line of the cart that can be saved. */
export interface SaveLineProps extends Pick<SaveProductProps, 'kind'> {
  /** The name of its product. */
  readonly name: string;
  /** The fields that add it to the cart again. */
  readonly fields: SentValues;
}

/** The button that opens the consent settings. */
export interface ConsentSettingsProps {
  /** Class of the surrounding links. */
  readonly className: string;
}

/** Optional parts of pages, each behind a condition. The code of an absent slot is not in the build. */
export interface Slots {
  readonly footerLogo?: ComponentType;
  /** Field and button in the bar of the header, at every width. Where a type of search is on. */
  readonly headerSearch?: ComponentType;
  /** Prices with or without VAT. Where the site sells. */
  readonly vatToggle?: ComponentType<HeaderPartProps>;
  /** Link to the account. Sites with accounts. */
  readonly accountLink?: ComponentType<HeaderPartProps>;
  /** Link to the cart, in the bar of the header at every width. Sites with a cart. */
  readonly cartLink?: ComponentType;
  /** The customers' rating of the shop, in the footer. */
  readonly reviews?: ComponentType;
  readonly productRow?: ComponentType<ProductRowProps>;
  readonly categoryTiles?: ComponentType<CategoryTilesProps>;
  /** A form that leads to the calculator of room acoustics, in content pages. */
  readonly roomStart?: ComponentType;
  readonly productMentions?: ComponentType<ProductMentionsProps>;
  readonly pictureProducts?: ComponentType<PictureProductsProps>;
  /** Sites that sell and have product search. */
  readonly quotationLines?: ComponentType<QuotationLinesProps>;
  /** Saves a configured product, on a product page. Sites with accounts. */
  readonly saveProduct?: ComponentType<SaveProductProps>;
  /** How customers rate the product of the page. Sites with reviews. */
  readonly productRating?: ComponentType;
  /** What customers say of the product of the page. Sites with reviews. */
  readonly productReviews?: ComponentType;
  /** Saves a line, in the cart. Sites with accounts. */
  readonly saveLine?: ComponentType<SaveLineProps>;
  /** Opens an account for an order that was placed without one. Sites with accounts. */
  readonly orderAccount?: ComponentType<OrderAccountProps>;
  readonly productResult?: ComponentType<ProductResultProps>;
  /** An entry of the footer's last list. Sites that ask for consent. */
  readonly consentSettings?: ComponentType<ConsentSettingsProps>;
  /** Sites with third-party forms. */
  readonly embeddedForm?: ComponentType<EmbeddedFormProps>;
}

/** A module of `runtime/features` that a site imports. */
export interface FeatureImport {
  readonly name: string;
  readonly from: string;
}

/** The component of a slot and its condition. */
export interface SlotEntry extends FeatureImport {
  /** The condition under which a site has it: a gate, or a property of its configuration. */
  readonly when: Gate | 'asksForConsent' | 'embedsForms' | 'searchesProducts';
  /** The route that it leads to: a site without it has no use for the slot. */
  readonly leadsTo?: RouteKey;
  /** The one route whose pages have the slot: it comes with that route's module. */
  readonly route?: RouteKey;
  /** The loader of its data on every page, for parts of the shell. */
  readonly framePart?: FeatureImport;
  /** The loader of its data on the pages of its route. */
  readonly routePart?: FeatureImport;
}

/** The component of every slot. */
export const slotEntries: Readonly<Record<keyof Slots, SlotEntry>> = {
  footerLogo: { name: 'FooterLogo', from: 'features/footer-logo/footer-logo.tsx', when: 'footerLogo' },
  headerSearch: { name: 'HeaderSearch', from: 'features/search/header-search.tsx', when: 'search' },
  vatToggle: { name: 'VatToggle', from: 'features/vat/vat-toggle.tsx', when: 'products' },
  accountLink: { name: 'AccountLink', from: 'features/account/account-link.tsx', when: 'account' },
  cartLink: { name: 'CartLink', from: 'features/cart/cart-link.tsx', when: 'products', leadsTo: 'cart' },
  reviews: {
    name: 'ReviewsWidget',
    from: 'features/reviews/reviews-widget.tsx',
    when: 'reviewsWidget',
    framePart: { name: 'reviewsPart', from: 'features/reviews/reviews-part.ts' },
  },
  productRow: { name: 'ProductRow', from: 'features/catalogue/product-row.tsx', when: 'products' },
  categoryTiles: { name: 'CategoryTiles', from: 'features/catalogue/category-tiles.tsx', when: 'products' },
  roomStart: {
    name: 'RoomStart',
    from: 'features/acoustics/room-start.tsx',
    when: 'products',
    leadsTo: 'acousticsCalculator',
  },
  productMentions: { name: 'ProductMentions', from: 'features/catalogue/product-mentions.tsx', when: 'products' },
  pictureProducts: { name: 'PictureProducts', from: 'features/catalogue/picture-products.tsx', when: 'products' },
  quotationLines: {
    name: 'QuotationLines',
    from: 'features/requests/quotation-lines.tsx',
    when: 'searchesProducts',
    route: 'quotation',
  },
  saveProduct: {
    name: 'SaveProduct',
    from: 'features/saved-items/save-product.tsx',
    when: 'account',
    route: 'productDetail',
  },
  productRating: {
    name: 'ProductRating',
    from: 'features/reviews/product-rating.tsx',
    when: 'reviewsWidget',
    route: 'productDetail',
  },
  productReviews: {
    name: 'ProductReviews',
    from: 'features/reviews/product-reviews.tsx',
    when: 'reviewsWidget',
    route: 'productDetail',
    routePart: { name: 'productReviewsPart', from: 'features/reviews/product-reviews-part.ts' },
  },
  saveLine: { name: 'SaveLine', from: 'features/saved-items/save-line.tsx', when: 'account', route: 'cart' },
  orderAccount: {
    name: 'OrderAccount',
    from: 'features/account/order-account.tsx',
    when: 'account',
    leadsTo: 'registerVerify',
    route: 'checkoutResult',
  },
  productResult: { name: 'ProductResult', from: 'features/catalogue/product-result.tsx', when: 'products' },
  consentSettings: {
    name: 'ConsentSettings',
    from: 'features/consent/consent-settings.tsx',
    when: 'asksForConsent',
  },
  embeddedForm: { name: 'EmbeddedForm', from: 'features/consent/embedded-form.tsx', when: 'embedsForms' },
};
