import type { components } from '#generated/contracts/product-api.ts';
import type { OrderState } from '../db/schema/orders.ts';
import { addDays, firstWorkingDay, toLocalDay } from './delivery-dates.ts';
import type { Place } from './holiday-regions.ts';

type Schemas = components['schemas'];
type WithdrawalReason = Schemas['WithdrawalReason'];

/** Days after the delivery on which a consumer can still withdraw (Directive 2011/83/EU, Article 9). */
const periodDays = 14;

/** The parts of a placed order that the right of withdrawal depends on. */
export interface WithdrawableOrder {
  readonly state: OrderState;
  readonly customerType: Schemas['CustomerType'];
  /** `YYYY-MM-DD`, in the time zone of the shop; null: not delivered yet. */
  readonly deliveredOn: string | null;
  /** IANA name, of the shop. */
  readonly timeZone: string;
  /** Address of the delivery; absent: deleted with the account. */
  readonly place: Place | undefined;
}

/** Returns the place of an order's delivery, whose public holidays count. */
export function getDeliveryPlace(
  details: Pick<Schemas['OrderDetails'], 'billingAddress' | 'deliveryAddress'> | null,
): Place | undefined {
  return details?.deliveryAddress ?? details?.billingAddress;
}

/** A line of such an order. */
export interface WithdrawableLine {
  readonly madeToMeasure: boolean;
  /** Units that were ordered. */
  readonly ordered: number;
  /** Units that are withdrawn, without rejected withdrawals. */
  readonly withdrawn: number;
}

/**
 * Returns the last day of the right, `YYYY-MM-DD`; `undefined` before the delivery. The day of the delivery does not count, and
 * a period that would end on a Saturday, a Sunday or a public holiday ends on the next working day (Regulation (EEC, Euratom)
 * 1182/71, Article 3(1) and (4)).
 */
function lastDayToWithdraw({
  deliveredOn,
  place,
}: Pick<WithdrawableOrder, 'deliveredOn' | 'place'>): string | undefined {
  if (deliveredOn === null) return undefined;
  const day = addDays(deliveredOn, periodDays);
  return place === undefined ? day : firstWorkingDay(day, place);
}

/** Returns why no line of an order can be withdrawn; `undefined`: some may. */
function findOrderReason(order: WithdrawableOrder, now: Date): WithdrawalReason | undefined {
  if (order.customerType === 'Business') return 'BUSINESS';
  if (order.state === 'Cancelled') return 'CANCELLED';
  const last = lastDayToWithdraw(order);
  return last !== undefined && toLocalDay(now, order.timeZone) > last ? 'EXPIRED' : undefined;
}

/** Returns how many units of a line can be withdrawn now. */
export function evaluateLine(order: WithdrawableOrder, line: WithdrawableLine, now: Date): Schemas['LineWithdrawal'] {
  const { madeToMeasure, ordered, withdrawn } = line;
  const reason =
    findOrderReason(order, now) ??
    (madeToMeasure ? 'MADE_TO_MEASURE' : undefined) ??
    (withdrawn >= ordered ? 'WITHDRAWN' : undefined);
  return reason === undefined
    ? { allowed: true, withdrawable: ordered - withdrawn, withdrawn }
    : { allowed: false, reason, withdrawable: 0, withdrawn };
}

/**
 * Returns the right of withdrawal of an order as a whole.
 *
 * @param lines - Results of {@link evaluateLine}; at least one.
 */
export function evaluateOrder(
  order: WithdrawableOrder,
  lines: readonly Schemas['LineWithdrawal'][],
  now: Date,
): Schemas['WithdrawalRight'] {
  const until = lastDayToWithdraw(order);
  const allowed = lines.some((line) => line.allowed);
  // For a mixed order, a complete withdrawal is a better explanation than lines that never could be withdrawn.
  const reason =
    findOrderReason(order, now) ?? lines.find((line) => line.reason === 'WITHDRAWN')?.reason ?? lines[0]?.reason;
  return {
    allowed,
    ...(until !== undefined && { until }),
    ...(!allowed && reason !== undefined && { reason }),
  };
}

/** Units of a line to refund, and those refunded before. */
interface PaidUnits {
  /** Cents of the whole line. */
  readonly total: number;
  readonly ordered: number;
  /** Units that were withdrawn earlier. */
  readonly before: number;
  readonly quantity: number;
}

/**
 * Returns the cents to refund for some units of a line. Parts are rounded so that all of them add up to the whole line.
 */
export function priceWithdrawnUnits({ total, ordered, before, quantity }: PaidUnits): number {
  const upTo = (units: number): number => Math.round((total * units) / ordered);
  return upTo(before + quantity) - upTo(before);
}
