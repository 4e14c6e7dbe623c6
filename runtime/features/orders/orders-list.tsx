import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { formatDate, formatDay } from '#runtime/i18n/dates.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { followable } from '#runtime/lib/followable.ts';
import { buttonClass, onwardLinkClass, textLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useLocation } from '#runtime/ui/navigation.ts';
import { Pagination } from '#runtime/ui/pagination.tsx';
import { Picture } from '#runtime/ui/picture.tsx';
import { Price, VatLabel } from '#runtime/ui/price.tsx';
import { headingClass, Muted } from '#runtime/ui/text.styles.ts';
import type { ListedOrder } from './order.ts';
import { orderStateTexts } from './order-state-texts.ts';
import { type OrdersFilter, ordersSearch } from './orders-address.ts';
import { EmptyOrders, OrderPictures, OrderRow, OrderRows, OrderState, OrderText } from './orders-list.styles.ts';

interface OrdersListProps {
  readonly orders: components['schemas']['OrderList'];
  readonly filter: OrdersFilter;
}

/** Shows one page of the customer's orders, newest first. */
export function OrdersList({ orders, filter }: OrdersListProps): ReactNode {
  const { t } = useLocale();
  const { pathname } = useLocation();
  const { items, page, pages, total } = orders;
  if (items.length === 0) return <NoOrders isFiltered={filter.state !== undefined || filter.q !== undefined} />;
  return (
    <div>
      <Muted role="status">{t('account:orders.found', { count: total })}</Muted>
      <OrderRows aria-label={t('account:orders.list')}>
        {items.map((order) => (
          <OrderItem key={order.id} order={order} />
        ))}
      </OrderRows>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(number) => `${pathname}${ordersSearch({ ...filter, page: number })}`}
        texts={{
          label: t('components:pagination.label'),
          previous: t('components:pagination.previous'),
          next: t('components:pagination.next'),
          page: (number) => t('components:pagination.page', { page: number }),
        }}
      />
    </div>
  );
}

/** Shows an order at a glance. */
function OrderItem({ order }: { readonly order: ListedOrder }): ReactNode {
  const { href, locale, settings, t } = useLocale();
  const { id, number, state, placedAt, images, names = [], lineCount, expectedOn, tracking } = order;
  const { totalIncVat, totalExcVat, currency } = order;
  const trackingUrl = followable(tracking?.url);
  const to = href('myAccountOrderDetail', { id });
  const date = formatDate(new Date(placedAt), locale, settings);
  return (
    <OrderRow>
      <OrderPictures>
        {images.map((image) => (
          <Picture key={image.folder} picture={image} sizes="64px" ratio="square" corners="small" alt="" />
        ))}
      </OrderPictures>
      <OrderText>
        <h2>
          {to === undefined ? (
            number
          ) : (
            <Link to={to} className={textLinkClass()}>
              {t('checkout:result.order', { number })}
            </Link>
          )}
        </h2>
        <p>
          <time dateTime={placedAt}>{t('account:orders.placed', { date })}</time>
        </p>
        {names.length > 0 && <p>{names.join(', ')}</p>}
        {expectedOn !== undefined && <p>{t('account:orders.expected', { day: formatDay(expectedOn, locale) })}</p>}
        {tracking && trackingUrl !== undefined && (
          <p>
            <a href={trackingUrl} rel="noopener noreferrer" className={textLinkClass()}>
              {t('checkout:order.delivery.track', { carrier: tracking.carrier })}
            </a>
          </p>
        )}
      </OrderText>
      <OrderState>
        <strong data-state={state}>{state !== 'Cart' && t(orderStateTexts[state])}</strong>
        <span>
          <Price incVat={totalIncVat} excVat={totalExcVat} currency={currency} />{' '}
          <small>
            <VatLabel />
          </small>
        </span>
        <small>{t('account:orders.lines', { count: lineCount })}</small>
      </OrderState>
    </OrderRow>
  );
}

function NoOrders({ isFiltered }: { readonly isFiltered: boolean }): ReactNode {
  const { href, t } = useLocale();
  const { pathname } = useLocation();
  const products = href('productOverview');
  if (isFiltered) {
    return (
      <EmptyOrders role="status">
        <h2 className={headingClass({ size: 'md' })}>{t('account:orders.noneTitle')}</h2>
        <p>{t('account:orders.noneText')}</p>
        <Link to={pathname} className={onwardLinkClass()}>
          {t('account:orders.clear')}
        </Link>
      </EmptyOrders>
    );
  }
  return (
    <EmptyOrders>
      <h2 className={headingClass({ size: 'md' })}>{t('account:orders.emptyTitle')}</h2>
      <p>{t('account:orders.emptyText')}</p>
      {products !== undefined && (
        <Link to={products} className={buttonClass()}>
          {t('account:orders.toProducts')}
        </Link>
      )}
    </EmptyOrders>
  );
}
