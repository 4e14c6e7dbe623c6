import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { useLocation, useParams } from '#runtime/ui/navigation.ts';
import { reviewsInput } from './reviews-input.ts';

/** Returns what customers say of the product of the page, as `productReviewsPart` has loaded it; nothing without reviews. */
export function useProductReviews() {
  const input = reviewsInput(useParams(), new URLSearchParams(useLocation().search));
  // Another request could make the page jump.
  const { data } = useQuery({ ...useTRPC().catalogue.reviews.queryOptions(input), enabled: false });
  return data ?? undefined;
}
