import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { OrderResult } from '#runtime/features/checkout/order-result.tsx';
import { namedInResult } from '#runtime/features/checkout/result-address.ts';
import { FindOrder } from '#runtime/features/orders/find-order.tsx';
import { orderView } from '#runtime/features/orders/order-view.ts';
import { useTermsAddress } from '#runtime/features/shell/terms-address.ts';
import { Container, PageEnd } from '#runtime/ui/layout.styles.ts';
import { useLocation } from '#runtime/ui/navigation.ts';
import { useSlots } from '#runtime/ui/slots-context.ts';
import { OrderNotHere } from './order-not-here.tsx';
import { OrderTop } from './order-page.styles.ts';
import { OrderPage } from './order-page.tsx';

interface PlacedOrderProps {
  /** The shop's thanks. */
  readonly thanks?: string | undefined;
}

/** Shows a placed order: its state, its content, and its actions. */
export function PlacedOrder({ thanks }: PlacedOrderProps): ReactNode {
  const { search } = useLocation();
  const { orderId = '', paymentId } = namedInResult(search);
  const { data: order } = useQuery({
    ...useTRPC().order.placed.queryOptions({ orderId }),
    enabled: orderId !== '',
  });
  const { orderAccount: OrderAccount } = useSlots();
  const terms = useTermsAddress();
  if (!order) return <OrderNotHere />;
  return (
    <Container>
      <OrderTop size="large">
        <OrderPage order={order} head={<OrderResult order={order} paymentId={paymentId} thanks={thanks} />} />
        {OrderAccount && order.details && order.hasAccount === false && orderView(search) === 'order' && (
          <OrderAccount details={order.details} terms={terms} />
        )}
      </OrderTop>
      <PageEnd data-page-end />
    </Container>
  );
}

/** Shows the form that finds an order by its number. */
export function OrderSearch(): ReactNode {
  return (
    <Container>
      <OrderTop size="large">
        <FindOrder />
      </OrderTop>
      <PageEnd data-page-end />
    </Container>
  );
}
