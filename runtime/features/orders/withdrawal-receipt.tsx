import type { ReactNode } from 'react';
import { formatMoment } from '#runtime/i18n/dates.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatMoney } from '#runtime/i18n/money.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useLocation } from '#runtime/ui/navigation.ts';
import { headingClass, Lead } from '#runtime/ui/text.styles.ts';
import type { Order } from './order.ts';
import { OrderSection } from './order-section.tsx';
import { Facts } from './order-sections.styles.ts';
import { orderViewAddress } from './order-view.ts';
import { WithdrawalHead, WithdrawalPage } from './withdrawal.styles.ts';
import { WithdrawalLines } from './withdrawal-lines.tsx';
import { withdrawalStates } from './withdrawal-texts.ts';

type Withdrawal = NonNullable<Order['withdrawals']>[number];

interface WithdrawalReceiptProps {
  readonly order: Order;
  /** The withdrawal that was just sent. */
  readonly withdrawal: Withdrawal;
}

/** Shows that a withdrawal was received: when, its lines, and what happens next. */
export function WithdrawalReceipt({ order, withdrawal }: WithdrawalReceiptProps): ReactNode {
  const { locale, settings, t } = useLocale();
  const location = useLocation();
  const moment = formatMoment(new Date(withdrawal.requestedAt), locale, settings);
  return (
    <WithdrawalPage>
      <WithdrawalHead role="status">
        <h1 className={headingClass({ size: '2xl' })}>{t('checkout:order.withdrawal.received')}</h1>
        <Lead>{t('checkout:order.withdrawal.receivedAt', { moment, email: order.details?.email ?? '' })}</Lead>
      </WithdrawalHead>
      <WithdrawnLines order={order} withdrawal={withdrawal} />
      <p>{t('checkout:order.withdrawal.returning')}</p>
      <Link to={orderViewAddress(location, 'order')} className={onwardLinkClass()}>
        {t('checkout:order.withdrawal.back')}
      </Link>
    </WithdrawalPage>
  );
}

/** Shows everything that was withdrawn from an order, with the state of each withdrawal. */
export function OrderWithdrawals({ order }: { readonly order: Order }): ReactNode {
  const { locale, settings, t } = useLocale();
  const { withdrawals = [] } = order;
  if (withdrawals.length === 0) return null;
  return (
    <OrderSection title={t('checkout:order.withdrawal.list')}>
      {withdrawals.map((withdrawal) => (
        <div key={withdrawal.id}>
          <Facts>
            <div>
              <dt>
                {t('checkout:order.withdrawal.at', {
                  moment: formatMoment(new Date(withdrawal.requestedAt), locale, settings),
                })}
              </dt>
              <dd>
                {t(withdrawalStates[withdrawal.state])}
                {withdrawal.refusal !== undefined && <>: {withdrawal.refusal}</>}
              </dd>
            </div>
            {withdrawal.state !== 'refused' && (
              <div>
                <dt>{t('checkout:order.withdrawal.amount')}</dt>
                <dd>{formatMoney(withdrawal.amount, withdrawal.currency, locale)}</dd>
              </div>
            )}
          </Facts>
          <WithdrawnLines order={order} withdrawal={withdrawal} />
        </div>
      ))}
    </OrderSection>
  );
}

function WithdrawnLines({ order, withdrawal }: WithdrawalReceiptProps): ReactNode {
  const { locale } = useLocale();
  const quantities = new Map(withdrawal.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  return (
    <WithdrawalLines
      lines={order.lines.filter(({ id }) => quantities.has(id))}
      quantityOf={({ id }) => `${formatNumber(quantities.get(id) ?? 0, locale)} ×`}
    />
  );
}
