import type { components } from '#generated/contracts/product-api.ts';
import type { DatabaseReader } from '../db/database.ts';
import type { OrderRow } from '../order-rows/order-key.ts';
import { countingPayment, toPayment } from '../order-rows/payment-rows.ts';
import { describeApproval } from './describe-approval.ts';
import { expectDay } from './expected-day.ts';
import { loadOrderParts, type OrderParts } from './load-order-parts.ts';
import { listActions } from './order-actions.ts';
import type { ShopHome } from './order-vat.ts';
import type { PricedOrder } from './price-order.ts';
import { evaluateLine, evaluateOrder, getDeliveryPlace } from './withdrawal-right.ts';
import { countWithdrawn, toWithdrawal } from './withdrawals.ts';

type Schemas = components['schemas'];
type Order = Schemas['Order'];

/** Max. images and names of an order in a list. */
const maxShown = 4;

/** Returns an order in progress as the API answers it. */
export function toOrderInProgress(order: OrderRow, priced: PricedOrder): Order {
  const { lines, totals, shipping, voucher, missing, acceptsVouchers } = priced;
  const approval = describeApproval(order, priced);
  return {
    ...toOrderHead(order),
    lines: [...lines],
    lineCount: lines.length,
    totals,
    missing,
    acceptsVouchers,
    ...(approval && { approval }),
    ...(voucher && { voucher }),
    ...(shipping && { shipping }),
  };
}

/** Returns a placed order as the API answers it: its record, with its current state and actions. */
export async function toPlacedOrder(db: DatabaseReader, order: OrderRow, now: Date): Promise<Order> {
  const { home, partsOf } = await loadOrderParts(db, order.shopId, [order]);
  return describePlacedOrder(order, home, partsOf(order), now);
}

/** Returns a placed order, whose parts are known, as the API answers it. */
export function describePlacedOrder(order: OrderRow, home: ShopHome, parts: OrderParts, now: Date): Order {
  const { record, number, placedAt, payBefore } = order;
  if (record === null || number === null || placedAt === null) throw new Error(`Order ${order.id} is not placed.`);
  const { lines, payments: all, kept, rights, ...standing } = findStanding(order, home, parts, now);
  const history = parts.history.slice(0, maxEvents);
  const [last] = all;
  const counting = countingPayment(all);
  return {
    ...toOrderHead(order),
    number,
    lineCount: lines.length,
    totals: record.totals,
    shipping: record.shipping,
    ...(record.voucher && { voucher: record.voucher }),
    missing: [],
    lines: lines.map((line, index) => ({ ...line.record, ...(rights[index] && { withdrawal: rights[index] }) })),
    placedAt: placedAt.toISOString(),
    hasAccount: order.customerId !== null,
    ...(payBefore && { payBefore: payBefore.toISOString() }),
    ...(order.dueOn !== null && { dueOn: order.dueOn }),
    ...(counting && { paymentState: counting.state }),
    ...(last && { payment: toPayment(last) }),
    payments: all.slice(0, maxEvents).map(toPayment),
    history: history.map(({ at, state, paymentState, cause }) => ({
      at: at.toISOString(),
      state,
      cause,
      ...(paymentState !== null && { paymentState }),
    })),
    ...standing,
    withdrawals: kept.map((withdrawal) => toWithdrawal(withdrawal, order.currency)),
  };
}

/** Returns placed orders of one shop in a list, all loaded with the same few queries. */
export async function toOrderSummaries(
  db: DatabaseReader,
  rows: readonly OrderRow[],
  now: Date,
): Promise<Schemas['OrderSummary'][]> {
  const [first] = rows;
  if (!first) return [];
  const { home, partsOf } = await loadOrderParts(db, first.shopId, rows);
  return rows.map((order) => toOrderSummary(order, findStanding(order, home, partsOf(order), now)));
}

function toOrderSummary(order: OrderRow, standing: Standing): Schemas['OrderSummary'] {
  const { id, number, state, record, placedAt, currency } = order;
  if (number === null || record === null || placedAt === null) throw new Error(`Order ${id} is not placed.`);
  const { lines, payments: all, expectedOn, tracking, deliveredOn, actions } = standing;
  const counting = countingPayment(all);
  return {
    id,
    number,
    state,
    currency,
    placedAt: placedAt.toISOString(),
    ...(counting && { paymentState: counting.state }),
    totalIncVat: record.totals.totalIncVat,
    totalExcVat: record.totals.totalExcVat,
    lineCount: lines.length,
    unitCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    images: lines.flatMap(({ record: line }) => (line.image ? [line.image] : [])).slice(0, maxShown),
    names: lines.slice(0, maxShown).map(({ record: line }) => line.name),
    ...(expectedOn !== undefined && { expectedOn }),
    ...(tracking && { tracking }),
    ...(deliveredOn !== undefined && { deliveredOn }),
    actions,
  };
}

type Standing = ReturnType<typeof findStanding>;

/** Returns the parts of a placed order's answer that depend on the day, its history and its withdrawals. */
function findStanding(
  order: OrderRow,
  home: ShopHome,
  { lines, payments: ofOrder, kept, history }: OrderParts,
  now: Date,
) {
  const counted = countWithdrawn(kept);
  const customerType = order.details?.customerType ?? 'Private';
  const withdrawable = { ...order, customerType, timeZone: home.timeZone, place: getDeliveryPlace(order.details) };
  const rights = lines.map(({ id, madeToMeasure, quantity: ordered }) =>
    evaluateLine(withdrawable, { madeToMeasure, ordered, withdrawn: counted.get(id) ?? 0 }, now),
  );
  const withdrawal = evaluateOrder(withdrawable, rights, now);
  const paidAt = history.find(({ state }) => state === 'Paid')?.at;
  const expectedOn = expectDay(order, lines, home, paidAt, now);
  return {
    lines,
    payments: ofOrder,
    kept,
    rights,
    withdrawal,
    ...(expectedOn !== undefined && { expectedOn }),
    ...(order.tracking && { tracking: order.tracking }),
    ...(order.deliveredOn !== null && { deliveredOn: order.deliveredOn }),
    actions: listActions(order, lines, ofOrder, withdrawal),
  };
}

/** Max. events of an order, as in the spec. */
const maxEvents = 100;

function toOrderHead(order: OrderRow) {
  const { id, version, state, locale, country, currency, details, remark, createdAt, changedAt } = order;
  return {
    id,
    version,
    state,
    locale,
    country,
    currency,
    ...(details && { details }),
    ...(remark !== null && { remark }),
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}
