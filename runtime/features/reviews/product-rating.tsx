import type { ReactNode } from 'react';
import { staticPart } from '#runtime/ui/static-part.tsx';
import { useProductReviews } from './use-product-reviews.ts';

const RatingLink = staticPart(async () => (await import('./rating-link.static.tsx')).RatingLink);

/** Shows how customers rate the product of the page, with a link to what they say; nothing without reviews. */
export function ProductRating(): ReactNode {
  const reviews = useProductReviews();
  return reviews ? <RatingLink rating={reviews.rating} /> : null;
}
