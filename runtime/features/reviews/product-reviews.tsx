import type { ReactNode } from 'react';
import { variantParameter } from '#runtime/lib/shown-variant.ts';
import { useLocation } from '#runtime/ui/navigation.ts';
import { staticPart } from '#runtime/ui/static-part.tsx';
import { useProductReviews } from './use-product-reviews.ts';

const ReviewList = staticPart(async () => (await import('./review-list.static.tsx')).ReviewList);

/** Shows what customers say of the product of the page; nothing without reviews, or when they could not be loaded. */
export function ProductReviews(): ReactNode {
  const { pathname, search } = useLocation();
  const reviews = useProductReviews();
  if (!reviews) return null;
  // Nothing else of the address: it changes with each choice of a configuration.
  const variant = new URLSearchParams(search).get(variantParameter);
  return (
    <ReviewList
      reviews={reviews}
      path={pathname}
      search={variant === null ? '' : `${variantParameter}=${encodeURIComponent(variant)}`}
    />
  );
}
