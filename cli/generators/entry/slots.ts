import { isOpen } from '#cli/config/resolve-site.ts';
import type { Flags } from '#runtime/contracts/flags.ts';
import type { RouteKey } from '#runtime/contracts/routes.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { askingLocales, localesWith } from '../third-parties/third-party-rules.ts';

/** A component of `runtime/features` that stands in a slot, with what puts it there. */
interface Filling {
  readonly slot: string;
  /** The one route whose pages have the slot: it comes with that route's module. */
  readonly route?: RouteKey;
  readonly name: string;
  readonly from: string;
  readonly isOn: (flags: Flags, site: SiteModel) => boolean;
}

const fillings: readonly Filling[] = [
  {
    slot: 'footerLogo',
    name: 'FooterLogo',
    from: 'features/footer-logo/footer-logo.tsx',
    isOn: ({ footerLogo }) => footerLogo,
  },
  {
    slot: 'headerSearch',
    name: 'HeaderSearch',
    from: 'features/search/header-search.tsx',
    isOn: (flags) => isOpen(flags, 'search'),
  },
  {
    slot: 'vatToggle',
    name: 'VatToggle',
    from: 'features/vat/vat-toggle.tsx',
    isOn: ({ products }) => products,
  },
  {
    slot: 'accountLink',
    name: 'AccountLink',
    from: 'features/account/account-link.tsx',
    isOn: ({ account }) => account,
  },
  {
    slot: 'cartLink',
    name: 'CartLink',
    from: 'features/cart/cart-link.tsx',
    isOn: ({ products }) => products,
  },
  {
    slot: 'reviews',
    name: 'ReviewsWidget',
    from: 'features/reviews/reviews-widget.tsx',
    isOn: ({ reviewsWidget }) => reviewsWidget,
  },
  {
    slot: 'productRow',
    name: 'ProductRow',
    from: 'features/catalogue/product-row.tsx',
    isOn: ({ products }) => products,
  },
  {
    slot: 'categoryTiles',
    name: 'CategoryTiles',
    from: 'features/catalogue/category-tiles.tsx',
    isOn: ({ products }) => products,
  },
  {
    slot: 'productMentions',
    name: 'ProductMentions',
    from: 'features/catalogue/product-mentions.tsx',
    isOn: ({ products }) => products,
  },
  {
    slot: 'pictureProducts',
    name: 'PictureProducts',
    from: 'features/catalogue/picture-products.tsx',
    isOn: ({ products }) => products,
  },
  {
    slot: 'quotationLines',
    route: 'quotation',
    name: 'QuotationLines',
    from: 'features/requests/quotation-lines.tsx',
    isOn: ({ products, search }) => products && (search.product || search.all),
  },
  {
    slot: 'saveProduct',
    route: 'productDetail',
    name: 'SaveProduct',
    from: 'features/saved-items/save-product.tsx',
    isOn: ({ account }) => account,
  },
  {
    slot: 'saveLine',
    route: 'cart',
    name: 'SaveLine',
    from: 'features/saved-items/save-line.tsx',
    isOn: ({ account }) => account,
  },
  {
    slot: 'productResult',
    name: 'ProductResult',
    from: 'features/catalogue/product-result.tsx',
    isOn: ({ products }) => products,
  },
  {
    slot: 'consentSettings',
    name: 'ConsentSettings',
    from: 'features/consent/consent-settings.tsx',
    isOn: (_, site) => askingLocales(site).length > 0,
  },
  {
    slot: 'embeddedForm',
    name: 'EmbeddedForm',
    from: 'features/consent/embedded-form.tsx',
    isOn: (_, site) => localesWith(site, 'forms').length > 0,
  },
];

/** What slots need to have loaded on every page. */
const frameParts: readonly Omit<Filling, 'slot'>[] = [
  { name: 'reviewsPart', from: 'features/reviews/reviews-part.ts', isOn: ({ reviewsWidget }) => reviewsWidget },
];

/** What stands in the slots that pages of any route have. */
export function slotsOfApp(site: SiteModel): readonly Filling[] {
  return fillings.filter(({ route, isOn }) => route === undefined && isOn(site.flags, site));
}

/** What stands in the slots that only the pages of a route have. */
export function slotsOfRoute(site: SiteModel, key: RouteKey): readonly Filling[] {
  return fillings.filter(({ route, isOn }) => route === key && isOn(site.flags, site));
}

/** What the slots of a site need to have loaded on every page. */
export function framePartsOf(site: SiteModel): readonly Omit<Filling, 'slot'>[] {
  return frameParts.filter(({ isOn }) => isOn(site.flags, site));
}
