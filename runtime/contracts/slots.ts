import type { ComponentType } from 'react';
import type { components } from '#generated/contracts/content-api.ts';

type Schemas = components['schemas'];

/** A few products side by side, inside a content page or an article. */
export interface ProductRowProps {
  readonly products: readonly Schemas['ProductCard'][];
}

/** Large ways into categories, inside a content page. */
export interface CategoryTilesProps {
  readonly categories: readonly Schemas['CategoryCard'][];
  /** Level of the tiles' headings in the outline. */
  readonly level?: 2 | 3;
}

/** Where the shell shows a part: both stand in the page, and the width of the window hides one of them. */
export interface HeaderPartProps {
  /** `header` is the strip or bar of wide screens, `menu` the menu of small ones. */
  readonly place: 'header' | 'menu';
}

/** Places that a flag fills. What is off is never imported, so an absent slot leaves nothing in the build. */
export interface Slots {
  readonly footerLogo?: ComponentType;
  /** Field and button in the bar of the header, at every width. Where a type of search is on. */
  readonly headerSearch?: ComponentType;
  /** Prices with or without VAT. Where the site sells. */
  readonly vatToggle?: ComponentType<HeaderPartProps>;
  /** What customers say of the shop, in the footer. */
  readonly reviews?: ComponentType;
  readonly productRow?: ComponentType<ProductRowProps>;
  readonly categoryTiles?: ComponentType<CategoryTilesProps>;
}
