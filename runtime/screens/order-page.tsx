import type { ReactNode } from 'react';
import { OrderLines } from '#runtime/features/cart/order-lines.tsx';
import { OrderSummary } from '#runtime/features/cart/order-summary.tsx';
import type { Order } from '#runtime/features/orders/order.ts';
import { OrderActions } from '#runtime/features/orders/order-actions.tsx';
import { OrderDocuments } from '#runtime/features/orders/order-documents.tsx';
import { OrderFacts } from '#runtime/features/orders/order-facts.tsx';
import { OrderHistory } from '#runtime/features/orders/order-history.tsx';
import { OrderPayments } from '#runtime/features/orders/order-payments.tsx';
import { OrderProgress } from '#runtime/features/orders/order-progress.tsx';
import { OrderParts, screenOnlyClass } from '#runtime/features/orders/order-sections.styles.ts';
import { orderView } from '#runtime/features/orders/order-view.ts';
import { OrderPrintHead } from '#runtime/features/orders/print-head.tsx';
import { ReorderedNote } from '#runtime/features/orders/reordered-note.tsx';
import { OrderWithdrawals, WithdrawalReceipt } from '#runtime/features/orders/withdrawal-receipt.tsx';
import { WithdrawalReview } from '#runtime/features/orders/withdrawal-review.tsx';
import { WithdrawalSelection } from '#runtime/features/orders/withdrawal-selection.tsx';
import { chosenLines } from '#runtime/features/orders/withdrawn-lines.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { useLocation } from '#runtime/ui/navigation.ts';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { OrderBeginning, OrderColumns, OrderedBox } from './order-page.styles.ts';

interface OrderPageProps {
  readonly order: Order;
  /** The top of the page: the state of the order, and the form to pay it. */
  readonly head: ReactNode;
}

/** Shows a placed order with all its actions, or the step of its withdrawal that the address names. */
export function OrderPage({ order, head }: OrderPageProps): ReactNode {
  const { search } = useLocation();
  const view = orderView(search);
  const last = order.withdrawals?.at(-1);
  if (view === 'withdraw') return <WithdrawalSelection order={order} />;
  if (view === 'withdrawn' && last) return <WithdrawalReceipt order={order} withdrawal={last} />;
  if (view === 'confirm') {
    const chosen = chosenLines(order, search);
    if (chosen.length === 0) return <WithdrawalSelection order={order} isNothingChosen />;
    return <WithdrawalReview order={order} chosen={chosen} />;
  }
  return <WholeOrder order={order} head={head} isReordered={view === 'reordered'} />;
}

interface WholeOrderProps extends OrderPageProps {
  readonly isReordered: boolean;
}

function WholeOrder({ order, head, isReordered }: WholeOrderProps): ReactNode {
  const { t } = useLocale();
  return (
    <OrderColumns>
      <OrderPrintHead order={order} />
      <OrderParts>
        <OrderBeginning className={screenOnlyClass()}>
          <div>{head}</div>
          {isReordered && <ReorderedNote order={order} />}
          <OrderProgress order={order} />
        </OrderBeginning>
        <OrderFacts order={order} />
        <OrderPayments order={order} />
        <OrderWithdrawals order={order} />
        <OrderHistory order={order} />
      </OrderParts>
      <OrderParts>
        <OrderedBox aria-labelledby="order-lines">
          <h2 id="order-lines" className={headingClass({ size: 'md' })}>
            {t('checkout:order.lines')}
          </h2>
          <OrderLines order={order} />
          <OrderSummary order={order} />
        </OrderedBox>
        <OrderDocuments order={order} />
        <OrderActions order={order} />
      </OrderParts>
    </OrderColumns>
  );
}
