import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { OrderLines } from '#runtime/features/cart/order-lines.tsx';
import { OrderSummary } from '#runtime/features/cart/order-summary.tsx';
import { OrderResult } from '#runtime/features/checkout/order-result.tsx';
import { namedInResult } from '#runtime/features/checkout/result-address.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { FormAside, FormColumns } from '#runtime/ui/form/form-page.styles.ts';
import { Container, PageEnd } from '#runtime/ui/layout.styles.ts';
import { buttonClass, onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useLocation } from '#runtime/ui/navigation.ts';
import { NoticeLinks, NoticePage } from '#runtime/ui/notice.styles.ts';
import { headingClass, Lead } from '#runtime/ui/text.styles.ts';

/** An order that was placed: how it stands, what is in it, and the way to pay it while it waits for money. */
export function PlacedOrder(): ReactNode {
  const { t } = useLocale();
  const { orderId = '', paymentId } = namedInResult(useLocation().search);
  const { data: order } = useQuery({
    ...useTRPC().order.placed.queryOptions({ orderId }),
    enabled: orderId !== '',
  });
  if (!order) return <NotHere />;
  return (
    <Container>
      <FormColumns>
        <div>
          <OrderResult order={order} paymentId={paymentId} />
        </div>
        <FormAside>
          <h2 className={headingClass({ size: 'md' })}>{t('checkout:result.order', { number: order.number ?? '' })}</h2>
          <OrderLines order={order} />
          <OrderSummary order={order} />
        </FormAside>
      </FormColumns>
      <PageEnd data-page-end />
    </Container>
  );
}

/** The order is somebody else's, or was placed on another device. */
function NotHere(): ReactNode {
  const { href, t } = useLocale();
  const contact = href('contact');
  return (
    <Container>
      <NoticePage>
        <h1 className={headingClass({ size: '2xl' })}>{t('checkout:result.notHere.title')}</h1>
        <Lead>{t('checkout:result.notHere.text')}</Lead>
        <NoticeLinks>
          <li>
            <Link to={href('home') ?? '/'} className={buttonClass()}>
              {t('checkout:result.notHere.home')}
            </Link>
          </li>
          {contact !== undefined && (
            <li>
              <Link to={contact} className={onwardLinkClass()}>
                {t('checkout:result.notHere.contact')}
              </Link>
            </li>
          )}
        </NoticeLinks>
      </NoticePage>
    </Container>
  );
}
