import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { ShopRating } from './shop-rating.tsx';

/** Shows the rating of the shop; nothing for a shop without ratings, or when they could not be loaded. */
export function ReviewsWidget(): ReactNode {
  // Loaded by `reviewsPart` before the page is shown; another request could make the footer jump.
  const { data: rating } = useQuery({ ...useTRPC().catalogue.rating.queryOptions(), enabled: false });
  return rating ? <ShopRating rating={rating} /> : null;
}
