import type { ReactNode } from 'react';
import { formatDay } from '#runtime/i18n/dates.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { followable } from '#runtime/lib/followable.ts';
import { AddressText } from '#runtime/ui/address-text.tsx';
import { textLinkClass } from '#runtime/ui/link.styles.ts';
import type { Order } from './order.ts';
import { OrderSection } from './order-section.tsx';
import { Facts } from './order-sections.styles.ts';

interface OrderFactsProps {
  readonly order: Order;
}

/** Shows the delivery of an order and its buyer. */
export function OrderFacts({ order }: OrderFactsProps): ReactNode {
  const { t } = useLocale();
  const { details, shipping, remark } = order;
  const isCollected = shipping?.method === 'Pickup';
  return (
    <>
      {shipping && (
        <OrderSection title={t('checkout:order.delivery.title')}>
          <Facts>
            <div>
              <DayFact order={order} />
              <dd>{shipping.name}</dd>
            </div>
            {details && !isCollected && (
              <div>
                <dt>{t('checkout:order.delivery.address')}</dt>
                <dd>
                  <PersonName details={details} />
                  <AddressText address={details.deliveryAddress ?? details.billingAddress} />
                </dd>
              </div>
            )}
            {shipping.instructions !== undefined && (
              <Fact label={t('checkout:order.delivery.instructions')}>{shipping.instructions}</Fact>
            )}
            <Parcel order={order} />
          </Facts>
        </OrderSection>
      )}
      {details && (
        <OrderSection title={t('checkout:order.customer.title')}>
          <Facts>
            <div>
              <dt>{t('checkout:order.customer.billing')}</dt>
              <dd>
                <PersonName details={details} />
                <AddressText address={details.billingAddress} />
              </dd>
            </div>
            <Fact label={t('checkout:order.customer.by')}>
              {details.email}
              {details.phone !== undefined && (
                <>
                  <br />
                  {details.phone}
                </>
              )}
            </Fact>
            {details.vatNumber !== undefined && (
              <Fact label={t('checkout:order.customer.vatNumber')}>{details.vatNumber}</Fact>
            )}
            {details.reference !== undefined && (
              <Fact label={t('checkout:order.customer.reference')}>{details.reference}</Fact>
            )}
            {remark !== undefined && <Fact label={t('checkout:order.customer.remark')}>{remark}</Fact>}
          </Facts>
        </OrderSection>
      )}
    </>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function PersonName({ details }: { readonly details: NonNullable<Order['details']> }): ReactNode {
  return (
    <>
      {details.companyName !== undefined && (
        <>
          {details.companyName}
          <br />
        </>
      )}
      {details.firstName} {details.lastName}
    </>
  );
}

/** Shows the day of delivery; before that the expected day; nothing for a cancelled order. */
function DayFact({ order: { shipping, expectedOn, deliveredOn, state } }: OrderFactsProps): ReactNode {
  const { locale, t } = useLocale();
  const isCollected = shipping?.method === 'Pickup';
  const expected = expectedOn ?? (state === 'Cancelled' || state === 'Completed' ? undefined : shipping?.date);
  const day = deliveredOn ?? expected;
  if (day === undefined) return null;
  const [arrived, awaited] = isCollected
    ? ([t('checkout:order.delivery.pickedUp'), t('checkout:order.delivery.ready')] as const)
    : ([t('checkout:order.delivery.delivered'), t('checkout:order.delivery.expected')] as const);
  return (
    <>
      <dt>{deliveredOn === undefined ? awaited : arrived}</dt>
      <dd>
        <time dateTime={day}>{formatDay(day, locale)}</time>
      </dd>
    </>
  );
}

/** Shows the link that tracks the parcel. */
function Parcel({ order: { tracking } }: OrderFactsProps): ReactNode {
  const { t } = useLocale();
  if (!tracking) return null;
  const { carrier, number } = tracking;
  const url = followable(tracking.url);
  return (
    <Fact label={t('checkout:order.delivery.parcel')}>
      {carrier}, {number}
      {url !== undefined && (
        <>
          <br />
          <a href={url} rel="noopener noreferrer" className={textLinkClass()}>
            {t('checkout:order.delivery.track', { carrier })}
          </a>
        </>
      )}
    </Fact>
  );
}
