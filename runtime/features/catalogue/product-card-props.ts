import type { components } from '#generated/contracts/content-api.ts';

export type ProductCardData = components['schemas']['ProductCard'];

/** The properties of a card in all its variants. */
export interface ProductCardProps {
  readonly product: ProductCardData;
  /** `sizes` of the picture. */
  readonly sizes: string;
  /** True for cards on the first screen, whose pictures should not wait. */
  readonly first?: boolean;
}
