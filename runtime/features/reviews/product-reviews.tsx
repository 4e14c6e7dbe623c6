import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { useLocation, useParams } from '#runtime/ui/navigation.ts';
import { staticPart } from '#runtime/ui/static-part.tsx';
import { reviewsInput, reviewsParameter } from './reviews-input.ts';

const ReviewList = staticPart(async () => (await import('./review-list.static.tsx')).ReviewList);

/** Shows what customers say of the product of the page; nothing without reviews, or when they could not be loaded. */
export function ProductReviews(): ReactNode {
  const { pathname, search } = useLocation();
  const input = reviewsInput(useParams(), new URLSearchParams(search));
  // Loaded by `productReviewsPart` before the page is shown.
  const { data: reviews } = useQuery({ ...useTRPC().catalogue.reviews.queryOptions(input), enabled: false });
  if (!reviews) return null;
  const others = new URLSearchParams(search);
  others.delete(reviewsParameter);
  return <ReviewList reviews={reviews} path={pathname} search={others.toString()} />;
}
