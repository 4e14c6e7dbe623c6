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

/** What payments need of the orders that they are for. */
export interface PayableOrders {
  /** Returns the cents including VAT that an order in progress costs now. */
  price(
    db: DatabaseWriter,
    order: OrderRow,
    reading: { readonly shop: ShopView; readonly actor: Actor; readonly now: Date },
  ): Promise<number>;
  /** Makes a placed order paid. */
  pay(tx: DatabaseWriter, key: OrderKey, cause: Cause, now: Date, payment: PaymentRow): Promise<Outcome>;
  /** Cancels an order that has not been shipped. */
  cancel(tx: DatabaseWriter, key: OrderKey, cause: Cause, now: Date): Promise<Outcome>;
}

/**
 * Issues the credit note for a refund, in the transaction that notes it.
 *
 * @param refunded - Cents of the payment that have been paid back in all.
 * @returns Its number; `undefined` where the payment has no invoice.
 */
export type IssueCreditNote = (
  tx: DatabaseWriter,
  order: OrderRow,
  payment: PaymentRow,
  refunded: number,
  now: Date,
) => Promise<string | undefined>;

/** What payments work with. */
export interface PaymentServices {
  readonly db: Db;
  readonly clock: () => Date;
  readonly provider: PaymentProvider;
  readonly methods: MethodList;
  readonly orders: PayableOrders;
  readonly issueCreditNote: IssueCreditNote;
  /** There is a mail to send. */
  readonly wakeMails: () => void;
  /** There is money to be paid back. */
  readonly wakeRefunds: () => void;
  readonly report: Report;
}
