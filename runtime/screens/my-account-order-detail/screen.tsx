import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { OrderResult } from '#runtime/features/checkout/order-result.tsx';
import { screenOnlyClass } from '#runtime/features/orders/order-sections.styles.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Breadcrumbs } from '#runtime/ui/breadcrumbs.tsx';
import { Container, PageEnd, PageTop } from '#runtime/ui/layout.styles.ts';
import { useParams } from '#runtime/ui/navigation.ts';
import { OrderTop } from '../order-page.styles.ts';
import { OrderPage } from '../order-page.tsx';

export function Screen(): ReactNode {
  const { href, t } = useLocale();
  const { id: orderId = '' } = useParams();
  const { data: order } = useQuery(useTRPC().order.placed.queryOptions({ orderId }));
  if (!order) return null;
  const title = t('checkout:result.order', { number: order.number ?? '' });
  return (
    <Container>
      <PageTop className={screenOnlyClass()}>
        <Breadcrumbs
          label={t('components:breadcrumbs.label')}
          crumbs={[
            { label: t('account:start.title'), href: href('myAccount') },
            { label: t('account:orders.title'), href: href('myAccountOrders') },
            { label: title },
          ]}
        />
      </PageTop>
      <OrderTop size="small">
        <OrderPage order={order} head={<OrderResult order={order} title={title} />} />
      </OrderTop>
      <PageEnd data-page-end />
    </Container>
  );
}
