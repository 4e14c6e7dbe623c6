import type { ReactNode } from 'react';
import { formatDay } from '#runtime/i18n/dates.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { Link } from '#runtime/ui/link.tsx';
import { useLocation } from '#runtime/ui/navigation.ts';
import { CancelOrder } from './cancel-order.tsx';
import type { Order } from './order.ts';
import { OrderSection } from './order-section.tsx';
import { ActionList, actionClass } from './order-sections.styles.ts';
import { orderViewAddress } from './order-view.ts';
import { ReorderButton } from './reorder-button.tsx';
import { withdrawalReasons } from './withdrawal-texts.ts';

interface OrderActionsProps {
  readonly order: Order;
}

/** Shows the actions on a placed order. */
export function OrderActions({ order }: OrderActionsProps): ReactNode {
  const { href, t } = useLocale();
  const { actions, number, id, state } = order;
  const reviews = href('orderReviews');
  const contact = href('contact');
  const all = href('myAccountOrders');
  return (
    <OrderSection title={t('checkout:order.actions.title')} isPrinted={false}>
      <ActionList>
        {actions?.reorder && (
          <li>
            <ReorderButton order={order} />
          </li>
        )}
        {reviews !== undefined && state === 'Completed' && (
          <ActionLink
            to={`${reviews}?${new URLSearchParams({ order: id })}`}
            label={t('checkout:order.actions.review')}
          />
        )}
        {contact !== undefined && number !== undefined && (
          <ActionLink
            to={`${contact}?${new URLSearchParams({ order: number })}`}
            label={t('checkout:order.actions.ask')}
          />
        )}
        {all !== undefined && <ActionLink to={all} label={t('checkout:order.actions.all')} />}
        {actions?.cancel && (
          <li>
            <CancelOrder order={order} />
          </li>
        )}
        <Withdrawal order={order} />
      </ActionList>
    </OrderSection>
  );
}

function ActionLink({ to, label }: { readonly to: string; readonly label: string }): ReactNode {
  return (
    <li>
      <Link to={to} className={actionClass()}>
        {label}
        <Icon name="arrow" size={18} />
      </Link>
    </li>
  );
}

/** Shows the link to withdraw, for consumers; where nothing can be withdrawn any more, the reason. */
function Withdrawal({ order: { actions, withdrawal } }: OrderActionsProps): ReactNode {
  const { locale, t } = useLocale();
  const location = useLocation();
  if (!withdrawal || withdrawal.reason === 'BUSINESS' || withdrawal.reason === 'CANCELLED') return null;
  const { until, reason } = withdrawal;
  if (!actions?.withdraw) {
    return (
      reason !== undefined && (
        <li>
          <p>{t(withdrawalReasons[reason])}</p>
        </li>
      )
    );
  }
  return (
    <li>
      <Link to={orderViewAddress(location, 'withdraw')} className={actionClass()}>
        {t('checkout:order.withdrawal.button')}
        <Icon name="arrow" size={18} />
      </Link>
      <p>
        {until === undefined
          ? t('checkout:order.withdrawal.whenever')
          : t('checkout:order.withdrawal.until', { day: formatDay(until, locale) })}
      </p>
    </li>
  );
}
