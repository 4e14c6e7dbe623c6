import { isRouteKey, type RouteKey, routeKeys, routeRules, screenFolder } from './routes.ts';
import { type SlotEntry, type Slots, slotEntries } from './slots.ts';

/** A component of the runtime that a site may change. */
export interface Part {
  /** The component's name: its module exports it, and no other value. */
  readonly component: string;
  /** Module below `runtime/`. */
  readonly from: string;
  /** The routes whose pages show it; absent: every page. */
  readonly routes?: readonly RouteKey[];
  /** The condition under which a site has it besides one of its routes; absent: none. */
  readonly when?: SlotEntry['when'];
  /** What it shows. */
  readonly shows: string;
}

type PartRow = Pick<Part, 'routes' | 'shows'> &
  (Pick<Part, 'component' | 'from' | 'when'> | { readonly slot: keyof Slots });

const listings = ['categoryDetail', 'productOverview'] as const;
const contents = ['home', 'contentPage'] as const;
const articles = ['blogDetail', 'adviceDetail', 'projectDetail'] as const;
const orders = ['checkout', 'checkoutResult', 'orderStatus', 'myAccountOrderDetail'] as const;

/** Every part that is smaller than a screen. Names are an area and a word of it. */
const rows = {
  'shell.header': {
    component: 'SiteHeader',
    from: 'features/shell/site-header.tsx',
    shows: 'the header: name, menu, search, languages, cart',
  },
  'shell.navigation': {
    component: 'HeaderNav',
    from: 'features/shell/header-nav.tsx',
    shows: 'the menu of wide windows',
  },
  'shell.menu': { component: 'SmallMenu', from: 'features/shell/small-menu.tsx', shows: 'the menu of narrow windows' },
  'shell.search': { slot: 'headerSearch', shows: 'the search field of the header' },
  'shell.vat': { slot: 'vatToggle', shows: 'the choice of prices with or without VAT' },
  'shell.account': { slot: 'accountLink', shows: 'the link to the account' },
  'shell.cart': { slot: 'cartLink', shows: 'the link to the cart' },
  'shell.languages': {
    component: 'LanguageSwitcher',
    from: 'features/shell/language-switcher.tsx',
    shows: 'the links to the other locales',
  },
  'shell.footer': {
    component: 'SiteFooter',
    from: 'features/shell/site-footer.tsx',
    shows: 'the footer: statement, columns, legal texts',
  },
  'shell.footer-columns': {
    component: 'FooterColumns',
    from: 'features/shell/footer-columns.tsx',
    shows: 'the columns of links in the footer',
  },
  'shell.footer-end': {
    component: 'FooterEnd',
    from: 'features/shell/footer-end.tsx',
    shows: 'the last line of the footer: legal links and the company',
  },
  'shell.logo': { slot: 'footerLogo', shows: 'the logo in the footer' },
  'shell.reviews': { slot: 'reviews', shows: 'the rating of the shop in the footer' },
  'shell.consent': { slot: 'consentSettings', shows: 'the button in the footer that opens the consent settings' },
  'content.blocks': {
    component: 'PageBlocks',
    from: 'features/content/page-blocks.tsx',
    routes: contents,
    shows: 'the blocks of a content page',
  },
  'content.section': {
    component: 'BlockSection',
    from: 'features/content/block-section.tsx',
    routes: contents,
    shows: 'a block of a content page, but for its opening picture, with the space around it',
  },
  'content.hero': {
    component: 'HeroBlock',
    from: 'features/content/hero-block.tsx',
    routes: contents,
    shows: 'the large opening picture of a content page',
  },
  'content.teasers': {
    component: 'WaysInBlock',
    from: 'features/content/ways-in-block.tsx',
    routes: contents,
    shows: 'a block of teasers that lead into the shop',
  },
  'content.usps': {
    component: 'UspsBlock',
    from: 'features/content/usps-block.tsx',
    routes: contents,
    shows: 'a block with what the shop offers, in a few words each',
  },
  'content.intro': {
    component: 'PageIntro',
    from: 'features/content/page-intro.tsx',
    routes: [
      ...(['searchOverview', 'blogOverview', 'adviceOverview', 'projectOverview', 'inspirationOverview'] as const),
      ...(['categoryDetail', 'productOverview', 'compare', 'contentPage', 'jobOfferOverview'] as const),
      'acousticsCalculator',
    ],
    shows: 'the title and introduction of an overview',
  },
  'content.product-row': {
    slot: 'productRow',
    routes: ['home', 'searchOverview', 'productDetail', 'contentPage'],
    shows: 'a few products side by side',
  },
  'content.category-tiles': { slot: 'categoryTiles', routes: contents, shows: 'large teasers of categories' },
  'content.calculator': {
    slot: 'roomStart',
    routes: contents,
    shows: 'the size and the use of a room, with a button that leads to the calculator',
  },
  'content.product-mentions': {
    slot: 'productMentions',
    routes: articles,
    shows: 'the products that an article mentions',
  },
  'content.picture-products': {
    slot: 'pictureProducts',
    routes: ['inspirationOverview'],
    shows: 'a picture with the products in it',
  },
  'content.form': {
    slot: 'embeddedForm',
    routes: ['adviceOverview', 'adviceDetail', 'contact', 'newsletter', 'quotation'],
    shows: 'a form of a third party in the place of the built-in one',
  },
  'search.tabs': {
    component: 'SearchTabs',
    from: 'features/search/search-tabs.tsx',
    routes: ['searchOverview'],
    shows: 'the kinds of search results',
  },
  'search.product': { slot: 'productResult', routes: ['searchOverview'], shows: 'a product among mixed results' },
  'blog.article': {
    component: 'BlogArticle',
    from: 'features/blog/blog-article.tsx',
    routes: ['blogDetail'],
    shows: 'an article of the blog',
  },
  'blog.cards': {
    component: 'BlogCards',
    from: 'features/blog/blog-card.tsx',
    routes: ['home', 'searchOverview', 'blogOverview', 'blogDetail', 'contentPage'],
    shows: 'articles of the blog side by side',
  },
  'advice.article': {
    component: 'AdviceArticle',
    from: 'features/advice/advice-article.tsx',
    routes: ['adviceDetail'],
    shows: 'an article of advice',
  },
  'advice.cards': {
    component: 'AdviceCards',
    from: 'features/advice/advice-cards.tsx',
    routes: ['adviceOverview', 'adviceDetail'],
    shows: 'articles of advice side by side',
  },
  'project.article': {
    component: 'ProjectArticle',
    from: 'features/projects/project-article.tsx',
    routes: ['projectDetail'],
    shows: 'the report on a project',
  },
  'project.cards': {
    component: 'ProjectCards',
    from: 'features/projects/project-cards.tsx',
    routes: ['searchOverview', 'projectOverview', 'projectDetail'],
    shows: 'projects side by side',
  },
  'inspiration.pictures': {
    component: 'InspirationPictures',
    from: 'features/inspiration/inspiration-pictures.tsx',
    routes: ['inspirationOverview'],
    shows: 'the pictures of the inspiration page',
  },
  'job.list': {
    component: 'JobList',
    from: 'features/jobs/job-list.tsx',
    routes: ['jobOfferOverview'],
    shows: 'the open jobs',
  },
  'job.article': {
    component: 'JobArticle',
    from: 'features/jobs/job-article.tsx',
    routes: ['jobOfferDetail'],
    shows: 'a job offer',
  },
  'listing.filters': {
    component: 'ListingFilters',
    from: 'features/catalogue/listing-filters.tsx',
    routes: listings,
    shows: 'the filters of a listing',
  },
  'listing.toolbar': {
    component: 'ListingToolbar',
    from: 'features/catalogue/listing-toolbar.tsx',
    routes: listings,
    shows: 'the number of products, the sort order and what is filtered',
  },
  'listing.products': {
    component: 'ListedProducts',
    from: 'features/catalogue/listed-products.tsx',
    routes: listings,
    shows: 'the products of a listing',
  },
  'product.card': {
    component: 'ProductCard',
    from: 'features/catalogue/product-card.tsx',
    routes: [...contents, ...listings, ...articles, 'searchOverview', 'productDetail'],
    when: 'products',
    shows: 'a product in a row or a grid of products',
  },
  'product.details': {
    component: 'ProductDetails',
    from: 'features/product/product-details.tsx',
    routes: ['productDetail'],
    shows: 'everything about a product but its stories and related products',
  },
  'product.gallery': {
    component: 'ProductGallery',
    from: 'features/product/product-gallery.tsx',
    routes: ['productDetail'],
    shows: 'the pictures of a product',
  },
  'product.price': {
    component: 'ProductPrice',
    from: 'features/product/product-price.tsx',
    routes: ['productDetail'],
    shows: 'the price of a product',
  },
  'product.tiers': {
    component: 'ProductTiers',
    from: 'features/product/product-tiers.tsx',
    routes: ['productDetail'],
    shows: 'what a product costs by quantity',
  },
  'product.variants': {
    component: 'VariantChoices',
    from: 'features/product/variant-choices.tsx',
    routes: ['productDetail'],
    shows: 'the links to the variants of a product',
  },
  'product.configurator': {
    component: 'Configurator',
    from: 'features/configurator/configurator.tsx',
    routes: ['productDetail'],
    shows: 'the form that a product is configured and bought with',
  },
  'product.save': {
    slot: 'saveProduct',
    routes: ['productDetail'],
    shows: 'the button that saves a configured product',
  },
  'product.rating': {
    slot: 'productRating',
    routes: ['productDetail'],
    shows: 'how customers rate a product, below its name',
  },
  'product.reviews': {
    slot: 'productReviews',
    routes: ['productDetail'],
    shows: 'what customers say of a product',
  },
  'product.delivery': {
    component: 'DeliveryEstimate',
    from: 'features/product/delivery-estimate.tsx',
    routes: ['productDetail'],
    shows: 'when a product is delivered',
  },
  'product.sample': {
    component: 'ProductSample',
    from: 'features/product/product-sample.tsx',
    routes: ['productDetail'],
    shows: 'the sample of a product’s material, to order',
  },
  'product.facts': {
    component: 'ProductFacts',
    from: 'features/product/product-facts.tsx',
    routes: ['productDetail'],
    shows: 'what is known of a product: measurements, description, specifications and safety',
  },
  'product.comparison': {
    component: 'Comparison',
    from: 'features/product/comparison.tsx',
    routes: ['compare'],
    shows: 'products side by side, by what is known of them',
  },
  'product.stories': {
    component: 'ProductStories',
    from: 'features/product/product-stories.tsx',
    routes: ['productDetail'],
    shows: 'articles and projects with a product',
  },
  'product.viewed': {
    component: 'ViewedProducts',
    from: 'features/product/viewed-products.tsx',
    routes: ['productDetail'],
    shows: 'the products that the visitor has looked at before',
  },
  'quotation.products': { slot: 'quotationLines', routes: ['quotation'], shows: 'the products of a quotation request' },
  'contact.company': {
    component: 'SellerDetails',
    from: 'features/requests/seller-details.tsx',
    routes: ['contact'],
    shows: 'the address and the registrations of the company',
  },
  'checkoutResult.account': {
    slot: 'orderAccount',
    routes: ['checkoutResult'],
    shows: 'the form that opens an account for a placed order',
  },
  'cart.save': { slot: 'saveLine', routes: ['cart'], shows: 'the button that saves a line of the cart' },
  'cart.summary': {
    component: 'OrderSummary',
    from: 'features/cart/order-summary.tsx',
    routes: ['cart', ...orders],
    shows: 'the sums of a cart or an order',
  },
  'order.lines': {
    component: 'OrderLines',
    from: 'features/cart/order-lines.tsx',
    routes: orders,
    shows: 'the lines of an order',
  },
  'order.reviews': {
    component: 'OrderReviews',
    from: 'features/reviews/order-reviews.tsx',
    routes: ['orderReviews'],
    shows: 'the products of an order, and the form that reviews one',
  },
  'offer.view': {
    component: 'OfferView',
    from: 'features/offers/offer-view.tsx',
    routes: ['offer'],
    shows: 'the answer to a request for a quotation, and the button that orders by it',
  },
  'checkout.delivery': {
    component: 'DeliveryStep',
    from: 'features/checkout/delivery-step.tsx',
    routes: ['checkout'],
    shows: 'the step of the checkout that chooses the delivery',
  },
  'checkout.payment': {
    component: 'PaymentStep',
    from: 'features/checkout/payment-step.tsx',
    routes: ['checkout'],
    shows: 'the step of the checkout that chooses the payment',
  },
  'checkout.review': {
    component: 'ReviewStep',
    from: 'features/checkout/review-step.tsx',
    routes: ['checkout'],
    shows: 'the last step of the checkout',
  },
  'account.overview': {
    component: 'AccountOverview',
    from: 'features/account/account-overview.tsx',
    routes: ['myAccount'],
    shows: 'the start page of an account',
  },
} as const satisfies Readonly<Record<string, PartRow>>;

/** The name of a part that is smaller than a screen: `product.facts`. */
export type SmallPartName = keyof typeof rows;

/** The name of a part: that of a screen is the key of its route. */
export type PartName = RouteKey | SmallPartName;

const smallPartNames: readonly SmallPartName[] = Object.keys(rows).filter(isSmallPart);

/** Every part: screens in the order of the route keys, then what is in them. */
export const partNames: readonly PartName[] = [...routeKeys, ...smallPartNames];

function isSmallPart(name: string): name is SmallPartName {
  return Object.hasOwn(rows, name);
}

/** Returns whether there is a part with this name. */
export function isPartName(name: string): name is PartName {
  return isRouteKey(name) || isSmallPart(name);
}

/** Returns what is declared of a part. */
export function getPart(name: PartName): Part {
  if (isRouteKey(name)) {
    const from = `screens/${screenFolder(name)}/screen.tsx`;
    const { gate } = routeRules[name];
    return { component: 'Screen', from, routes: [name], ...(gate && { when: gate }), shows: `the whole page ${name}` };
  }
  const row: PartRow = rows[name];
  if (!('slot' in row)) return row;
  const { slot, ...rest } = row;
  const { name: component, from, when } = slotEntries[slot];
  return { component, from, when, ...rest };
}

/** Returns the name of a part in file names: `product-facts`, `product-detail`. */
export function partFileName(name: string): string {
  return screenFolder(name).replace('.', '-');
}
