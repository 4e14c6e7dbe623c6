import type { DatabaseWriter, Db } from '../db/database.ts';
import type { Cause } from '../db/schema/orders.ts';
import type { Actor } from '../identity/actor.ts';
import type { OrderKey, OrderRow } from '../order-rows/order-key.ts';
import type { Outcome } from '../order-rows/outcome.ts';
import type { PaymentRow } from '../order-rows/payment-rows.ts';
import type { Report } from '../process/report.ts';
import type { ShopView } from '../shops/shop-view.ts';
import type { MethodList } from './method-list.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The port through which payments use orders. */
export interface PayableOrders {
  /** Returns the cents including VAT that an order in progress costs now. */
  price(
    db: DatabaseWriter,
    order: OrderRow,
    reading: { readonly shop: ShopView; readonly actor: Actor; readonly now: Date },
  ): Promise<number>;
  /** Makes a placed order `Paid`. The caller holds the lock on the order. */
  pay(tx: DatabaseWriter, order: OrderRow, cause: Cause, now: Date, payment: PaymentRow): Promise<Outcome>;
  /** Cancels an order that has not been shipped. */
  cancel(tx: DatabaseWriter, key: OrderKey, cause: Cause, now: Date): Promise<Outcome>;
}

/**
 * Issues the credit note for a refund, in the transaction that records it.
 *
 * @param refunded - Cents of the payment that have been refunded in all.
 * @returns Its number; `undefined` where the payment has no invoice: it came twice, late, or for a cancelled order.
 */
export type IssueCreditNote = (
  tx: DatabaseWriter,
  order: OrderRow,
  payment: PaymentRow,
  refunded: number,
  now: Date,
) => Promise<string | undefined>;

/** The services that payments need. */
export interface PaymentServices {
  readonly db: Db;
  readonly clock: () => Date;
  readonly provider: PaymentProvider;
  readonly methods: MethodList;
  readonly orders: PayableOrders;
  readonly issueCreditNote: IssueCreditNote;
  /** Wakes the worker that sends mails. */
  readonly wakeMails: () => void;
  /** Wakes the task that pays refunds. */
  readonly wakeRefunds: () => void;
  readonly report: Report;
}
