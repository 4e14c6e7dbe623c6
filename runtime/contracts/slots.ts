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

/** Places that a flag fills. What is off is never imported, so an absent slot leaves nothing in the build. */
export interface Slots {
  readonly footerLogo?: ComponentType;
  readonly productRow?: ComponentType<ProductRowProps>;
  readonly categoryTiles?: ComponentType<CategoryTilesProps>;
}
