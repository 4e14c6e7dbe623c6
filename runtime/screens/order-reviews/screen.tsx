import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { OrderReviews } from '#runtime/features/reviews/order-reviews.tsx';
import { namedInReviews } from '#runtime/features/reviews/review-address.ts';
import { Container, PageEnd } from '#runtime/ui/layout.styles.ts';
import { useLocation } from '#runtime/ui/navigation.ts';
import { OrderNotHere } from '../order-not-here.tsx';

export function Screen(): ReactNode {
  const { orderId = '' } = namedInReviews(useLocation().search);
  const { data: reviews } = useQuery({
    ...useTRPC().order.reviews.queryOptions({ orderId }),
    enabled: orderId !== '',
  });
  if (!reviews) return <OrderNotHere />;
  return (
    <Container>
      <OrderReviews orderId={orderId} products={reviews.items} />
      <PageEnd data-page-end />
    </Container>
  );
}
