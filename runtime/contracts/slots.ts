import type { ComponentType, ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import type { Gate } from './flags.ts';
import type { SentValues } from './form.ts';
import type { RouteKey } from './routes.ts';
import type { TrackedList } from './tracking.ts';

type Schemas = components['schemas'];

/** A few products side by side, inside a content page or an article. */
export interface ProductRowProps {
  readonly products: readonly Schemas['ProductCard'][];
  /** What reports tell the row by. */
  readonly list: TrackedList;
}

/** Large ways into categories, inside a content page. */
export interface CategoryTilesProps {
  readonly categories: readonly Schemas['CategoryCard'][];
  /** Level of the tiles' headings in the outline. */
  readonly level?: 2 | 3;
}

/** The products that an article mentions, with a title of their own. */
export interface ProductMentionsProps extends Omit<ProductRowProps, 'list'> {
  readonly within: 'blog' | 'advice' | 'project';
}

/** A picture with the products in it. */
export interface PictureProductsProps {
  /** Of the picture, the same in every language. */
  readonly id: string;
  readonly hotspots: readonly Schemas['Hotspot'][];
  readonly title: string;
  /** Stands between the picture and its products. */
  readonly heading: ReactNode;
  /** The picture itself, whole: places on it are in percent. */
  readonly children: ReactNode;
}

/** A product among other results of a search. */
export interface ProductResultProps {
  readonly product: Schemas['ProductCard'];
  /** True in the first rows, whose pictures should not wait. */
  readonly first?: boolean;
}

/** The products that a quotation is asked for. */
export interface QuotationLinesProps {
  /** The form that they are a list of. */
  readonly form: {
    readonly startOf: (list: string) => readonly SentValues[];
    readonly put: (list: string, entries: readonly SentValues[]) => void;
    readonly errorOf: (name: string) => string | undefined;
  };
}

/** Where the shell shows a part: both stand in the page, and the width of the window hides one of them. */
export interface HeaderPartProps {
  /** `header` is the strip or bar of wide screens, `menu` the menu of small ones. */
  readonly place: 'header' | 'menu';
}

/** The requests that visitors send with a form. */
export type RequestForm = 'contact' | 'newsletter' | 'quotation' | 'advice';

/** A form of ours that another one may stand in for. */
export interface EmbeddedFormProps {
  readonly form: RequestForm;
  /** The form of ours: what visitors have until the other one is there, and where it never comes. */
  readonly children: ReactNode;
}

/** What a product page or the cart hands over to be saved. */
export interface SaveProductProps {
  readonly kind: 'ConfiguredProduct' | 'PhotoPrint';
  /** The form on which it is configured. */
  readonly form: { readonly sent: () => SentValues };
}

/** A line of the cart that can be saved. */
export interface SaveLineProps extends Pick<SaveProductProps, 'kind'> {
  /** The name of its product. */
  readonly name: string;
  /** The fields that would put it into the cart once more. */
  readonly fields: SentValues;
}

/** Where visitors open what they have allowed. */
export interface ConsentSettingsProps {
  /** Looks like the links it stands among. */
  readonly className: string;
}

/** Places that a flag fills. What is off is never imported, so an absent slot leaves nothing in the build. */
export interface Slots {
  readonly footerLogo?: ComponentType;
  /** Field and button in the bar of the header, at every width. Where a type of search is on. */
  readonly headerSearch?: ComponentType;
  /** Prices with or without VAT. Where the site sells. */
  readonly vatToggle?: ComponentType<HeaderPartProps>;
  /** The way to one's account. Where there are accounts. */
  readonly accountLink?: ComponentType<HeaderPartProps>;
  /** The way to the cart, in the bar of the header at every width. Where the site sells. */
  readonly cartLink?: ComponentType;
  /** What customers say of the shop, in the footer. */
  readonly reviews?: ComponentType;
  readonly productRow?: ComponentType<ProductRowProps>;
  readonly categoryTiles?: ComponentType<CategoryTilesProps>;
  readonly productMentions?: ComponentType<ProductMentionsProps>;
  readonly pictureProducts?: ComponentType<PictureProductsProps>;
  /** Where the site sells and its products can be searched. */
  readonly quotationLines?: ComponentType<QuotationLinesProps>;
  /** Saves what is chosen, on a product page. Where there are accounts. */
  readonly saveProduct?: ComponentType<SaveProductProps>;
  /** Saves a line, in the cart. Where there are accounts. */
  readonly saveLine?: ComponentType<SaveLineProps>;
  readonly productResult?: ComponentType<ProductResultProps>;
  /** An entry of the footer's last list. Where something waits for a visitor's consent. */
  readonly consentSettings?: ComponentType<ConsentSettingsProps>;
  /** Where forms of somebody else are configured. */
  readonly embeddedForm?: ComponentType<EmbeddedFormProps>;
}

/** A module of `runtime/features` that a site imports. */
export interface FeatureImport {
  readonly name: string;
  readonly from: string;
}

/** The component of a slot, and which sites have it. */
export interface SlotEntry extends FeatureImport {
  /** The condition under which a site has it: a gate, or something else that its config says. */
  readonly when: Gate | 'asksForConsent' | 'embedsForms' | 'searchesProducts';
  /** The one route whose pages have the slot: it comes with that route's module. */
  readonly route?: RouteKey;
  /** What loads its data on every page, because the shell shows it. */
  readonly framePart?: FeatureImport;
}

/** The component of every slot. */
export const slotEntries: Readonly<Record<keyof Slots, SlotEntry>> = {
  footerLogo: { name: 'FooterLogo', from: 'features/footer-logo/footer-logo.tsx', when: 'footerLogo' },
  headerSearch: { name: 'HeaderSearch', from: 'features/search/header-search.tsx', when: 'search' },
  vatToggle: { name: 'VatToggle', from: 'features/vat/vat-toggle.tsx', when: 'products' },
  accountLink: { name: 'AccountLink', from: 'features/account/account-link.tsx', when: 'account' },
  cartLink: { name: 'CartLink', from: 'features/cart/cart-link.tsx', when: 'products' },
  reviews: {
    name: 'ReviewsWidget',
    from: 'features/reviews/reviews-widget.tsx',
    when: 'reviewsWidget',
    framePart: { name: 'reviewsPart', from: 'features/reviews/reviews-part.ts' },
  },
  productRow: { name: 'ProductRow', from: 'features/catalogue/product-row.tsx', when: 'products' },
  categoryTiles: { name: 'CategoryTiles', from: 'features/catalogue/category-tiles.tsx', when: 'products' },
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
  saveLine: { name: 'SaveLine', from: 'features/saved-items/save-line.tsx', when: 'account', route: 'cart' },
  productResult: { name: 'ProductResult', from: 'features/catalogue/product-result.tsx', when: 'products' },
  consentSettings: {
    name: 'ConsentSettings',
    from: 'features/consent/consent-settings.tsx',
    when: 'asksForConsent',
  },
  embeddedForm: { name: 'EmbeddedForm', from: 'features/consent/embedded-form.tsx', when: 'embedsForms' },
};
