import type { ComponentProps, ReactNode } from 'react';
import type { SmallPartName } from '#runtime/contracts/parts.ts';
import type { RouteKey } from '#runtime/contracts/routes.ts';
import type { AccountLink } from '#runtime/features/account/account-link.tsx';
import type { AccountOverview } from '#runtime/features/account/account-overview.tsx';
import type { OrderAccount } from '#runtime/features/account/order-account.tsx';
import type { RoomStart } from '#runtime/features/acoustics/room-start.tsx';
import type { AdviceArticle } from '#runtime/features/advice/advice-article.tsx';
import type { AdviceCards } from '#runtime/features/advice/advice-cards.tsx';
import type { BlogArticle } from '#runtime/features/blog/blog-article.tsx';
import type { BlogCards } from '#runtime/features/blog/blog-card.tsx';
import type { CartLink } from '#runtime/features/cart/cart-link.tsx';
import type { OrderLines } from '#runtime/features/cart/order-lines.tsx';
import type { OrderSummary } from '#runtime/features/cart/order-summary.tsx';
import type { CategoryTiles } from '#runtime/features/catalogue/category-tiles.tsx';
import type { ListedProducts } from '#runtime/features/catalogue/listed-products.tsx';
import type { ListingFilters } from '#runtime/features/catalogue/listing-filters.tsx';
import type { ListingToolbar } from '#runtime/features/catalogue/listing-toolbar.tsx';
import type { PictureProducts } from '#runtime/features/catalogue/picture-products.tsx';
import type { ProductCard } from '#runtime/features/catalogue/product-card.tsx';
import type { ProductMentions } from '#runtime/features/catalogue/product-mentions.tsx';
import type { ProductResult } from '#runtime/features/catalogue/product-result.tsx';
import type { ProductRow } from '#runtime/features/catalogue/product-row.tsx';
import type { DeliveryStep } from '#runtime/features/checkout/delivery-step.tsx';
import type { PaymentStep } from '#runtime/features/checkout/payment-step.tsx';
import type { ReviewStep } from '#runtime/features/checkout/review-step.tsx';
import type { Configurator } from '#runtime/features/configurator/configurator.tsx';
import type { ConsentSettings } from '#runtime/features/consent/consent-settings.tsx';
import type { EmbeddedForm } from '#runtime/features/consent/embedded-form.tsx';
import type { BlockSection } from '#runtime/features/content/block-section.tsx';
import type { HeroBlock } from '#runtime/features/content/hero-block.tsx';
import type { PageBlocks } from '#runtime/features/content/page-blocks.tsx';
import type { PageIntro } from '#runtime/features/content/page-intro.tsx';
import type { UspsBlock } from '#runtime/features/content/usps-block.tsx';
import type { WaysInBlock } from '#runtime/features/content/ways-in-block.tsx';
import type { FooterLogo } from '#runtime/features/footer-logo/footer-logo.tsx';
import type { InspirationPictures } from '#runtime/features/inspiration/inspiration-pictures.tsx';
import type { JobArticle } from '#runtime/features/jobs/job-article.tsx';
import type { JobList } from '#runtime/features/jobs/job-list.tsx';
import type { OfferView } from '#runtime/features/offers/offer-view.tsx';
import type { Comparison } from '#runtime/features/product/comparison.tsx';
import type { DeliveryEstimate } from '#runtime/features/product/delivery-estimate.tsx';
import type { ProductDetails } from '#runtime/features/product/product-details.tsx';
import type { ProductFacts } from '#runtime/features/product/product-facts.tsx';
import type { ProductGallery } from '#runtime/features/product/product-gallery.tsx';
import type { ProductPrice } from '#runtime/features/product/product-price.tsx';
import type { ProductSample } from '#runtime/features/product/product-sample.tsx';
import type { ProductStories } from '#runtime/features/product/product-stories.tsx';
import type { ProductTiers } from '#runtime/features/product/product-tiers.tsx';
import type { VariantChoices } from '#runtime/features/product/variant-choices.tsx';
import type { ViewedProducts } from '#runtime/features/product/viewed-products.tsx';
import type { ProjectArticle } from '#runtime/features/projects/project-article.tsx';
import type { ProjectCards } from '#runtime/features/projects/project-cards.tsx';
import type { QuotationLines } from '#runtime/features/requests/quotation-lines.tsx';
import type { SellerDetails } from '#runtime/features/requests/seller-details.tsx';
import type { OrderReviews } from '#runtime/features/reviews/order-reviews.tsx';
import type { ProductRating } from '#runtime/features/reviews/product-rating.tsx';
import type { ProductReviews } from '#runtime/features/reviews/product-reviews.tsx';
import type { ReviewsWidget } from '#runtime/features/reviews/reviews-widget.tsx';
import type { SaveLine } from '#runtime/features/saved-items/save-line.tsx';
import type { SaveProduct } from '#runtime/features/saved-items/save-product.tsx';
import type { HeaderSearch } from '#runtime/features/search/header-search.tsx';
import type { SearchTabs } from '#runtime/features/search/search-tabs.tsx';
import type { FooterColumns } from '#runtime/features/shell/footer-columns.tsx';
import type { FooterEnd } from '#runtime/features/shell/footer-end.tsx';
import type { HeaderNav } from '#runtime/features/shell/header-nav.tsx';
import type { LanguageSwitcher } from '#runtime/features/shell/language-switcher.tsx';
import type { SiteFooter } from '#runtime/features/shell/site-footer.tsx';
import type { SiteHeader } from '#runtime/features/shell/site-header.tsx';
import type { SmallMenu } from '#runtime/features/shell/small-menu.tsx';
import type { VatToggle } from '#runtime/features/vat/vat-toggle.tsx';

/** The component of every part that is smaller than a screen. */
interface Components {
  'shell.header': typeof SiteHeader;
  'shell.navigation': typeof HeaderNav;
  'shell.menu': typeof SmallMenu;
  'shell.search': typeof HeaderSearch;
  'shell.vat': typeof VatToggle;
  'shell.account': typeof AccountLink;
  'shell.cart': typeof CartLink;
  'shell.languages': typeof LanguageSwitcher;
  'shell.footer': typeof SiteFooter;
  'shell.footer-columns': typeof FooterColumns;
  'shell.footer-end': typeof FooterEnd;
  'shell.logo': typeof FooterLogo;
  'shell.reviews': typeof ReviewsWidget;
  'shell.consent': typeof ConsentSettings;
  'content.blocks': typeof PageBlocks;
  'content.section': typeof BlockSection;
  'content.hero': typeof HeroBlock;
  'content.teasers': typeof WaysInBlock;
  'content.usps': typeof UspsBlock;
  'content.intro': typeof PageIntro;
  'content.product-row': typeof ProductRow;
  'content.category-tiles': typeof CategoryTiles;
  'content.calculator': typeof RoomStart;
  'content.product-mentions': typeof ProductMentions;
  'content.picture-products': typeof PictureProducts;
  'content.form': typeof EmbeddedForm;
  'search.tabs': typeof SearchTabs;
  'search.product': typeof ProductResult;
  'blog.article': typeof BlogArticle;
  'blog.cards': typeof BlogCards;
  'advice.article': typeof AdviceArticle;
  'advice.cards': typeof AdviceCards;
  'project.article': typeof ProjectArticle;
  'project.cards': typeof ProjectCards;
  'inspiration.pictures': typeof InspirationPictures;
  'job.list': typeof JobList;
  'job.article': typeof JobArticle;
  'listing.filters': typeof ListingFilters;
  'listing.toolbar': typeof ListingToolbar;
  'listing.products': typeof ListedProducts;
  'product.card': typeof ProductCard;
  'product.details': typeof ProductDetails;
  'product.gallery': typeof ProductGallery;
  'product.price': typeof ProductPrice;
  'product.tiers': typeof ProductTiers;
  'product.variants': typeof VariantChoices;
  'product.configurator': typeof Configurator;
  'product.save': typeof SaveProduct;
  'product.rating': typeof ProductRating;
  'product.reviews': typeof ProductReviews;
  'product.delivery': typeof DeliveryEstimate;
  'product.sample': typeof ProductSample;
  'product.facts': typeof ProductFacts;
  'product.comparison': typeof Comparison;
  'product.stories': typeof ProductStories;
  'product.viewed': typeof ViewedProducts;
  'quotation.products': typeof QuotationLines;
  'contact.company': typeof SellerDetails;
  'checkoutResult.account': typeof OrderAccount;
  'cart.save': typeof SaveLine;
  'cart.summary': typeof OrderSummary;
  'order.lines': typeof OrderLines;
  'order.reviews': typeof OrderReviews;
  'offer.view': typeof OfferView;
  'checkout.delivery': typeof DeliveryStep;
  'checkout.payment': typeof PaymentStep;
  'checkout.review': typeof ReviewStep;
  'account.overview': typeof AccountOverview;
}

/** The properties of a component without any. */
type NoProps = Readonly<Record<never, never>>;

/** The properties of a small part; React's type of those of a component that takes none is unknown. */
type SmallPartProps<Name extends SmallPartName> =
  unknown extends ComponentProps<Components[Name]> ? NoProps : ComponentProps<Components[Name]>;

/** The properties of a part; a screen has none. */
export type PartProps<Name extends SmallPartName | RouteKey> = Name extends SmallPartName
  ? SmallPartProps<Name>
  : NoProps;

/** The properties of a component that wraps a part: those of the part, and the part itself. */
export type WrapProps<Name extends SmallPartName | RouteKey> = Omit<PartProps<Name>, 'children'> & {
  readonly children: ReactNode;
};
