import type { components } from '#generated/contracts/product-api.ts';
import type { OrderState } from '../db/schema/orders.ts';
import { addDays, firstWorkingDay, toLocalDay } from './delivery-dates.ts';
import type { Place } from './holiday-regions.ts';

type Schemas = components['schemas'];
type WithdrawalReason = Schemas['WithdrawalReason'];

/** Days after the delivery on which a consumer can still withdraw (Directive 2011/83/EU, Article 9). */
const periodDays = 14;

/** A placed order, as far as the right of withdrawal depends on it. */
export interface WithdrawableOrder {
  readonly state: OrderState;
  readonly customerType: Schemas['CustomerType'];
  /** `YYYY-MM-DD`, by the calendar of the shop; null: not delivered yet. */
  readonly deliveredOn: string | null;
  /** IANA name, of the shop. */
  readonly timeZone: string;
  /** Where it was delivered; absent: erased with the account. */
  readonly place: Place | undefined;
}

/** Returns where an order goes, whose public holidays count. */
export function placeOf(
  details: Pick<Schemas['OrderDetails'], 'billingAddress' | 'deliveryAddress'> | null,
): Place | undefined {
  return details?.deliveryAddress ?? details?.billingAddress;
}

/** A line of it. */
export interface WithdrawableLine {
  readonly madeToMeasure: boolean;
  /** Units that were ordered. */
  readonly ordered: number;
  /** Units that are withdrawn, but for what was refused. */
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

/** Returns why nothing of an order can be withdrawn, whatever is in it; `undefined`: something may. */
function findOrderReason(order: WithdrawableOrder, now: Date): WithdrawalReason | undefined {
  if (order.customerType === 'Business') return 'BUSINESS';
  if (order.state === 'Cancelled') return 'CANCELLED';
  const last = lastDayToWithdraw(order);
  return last !== undefined && toLocalDay(now, order.timeZone) > last ? 'EXPIRED' : undefined;
}

/** Returns how much of a line can be withdrawn now. */
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

/** Returns what holds for an order as a whole. @param lines - As {@link evaluateLine} returns them; at least one. */
export function evaluateOrder(
  order: WithdrawableOrder,
  lines: readonly Schemas['LineWithdrawal'][],
  now: Date,
): Schemas['WithdrawalRight'] {
  const until = lastDayToWithdraw(order);
  const allowed = lines.some((line) => line.allowed);
  // That everything is withdrawn is what somebody wants to know first of a part that never could be.
  const reason =
    findOrderReason(order, now) ?? lines.find((line) => line.reason === 'WITHDRAWN')?.reason ?? lines[0]?.reason;
  return {
    allowed,
    ...(until !== undefined && { until }),
    ...(!allowed && reason !== undefined && { reason }),
  };
}

/** Units of a line that are paid back, beside those that were before. */
interface PaidUnits {
  /** Cents of the whole line. */
  readonly total: number;
  readonly ordered: number;
  /** Units that were withdrawn earlier. */
  readonly before: number;
  readonly quantity: number;
}

/**
 * Returns the cents that are paid back for some units of a line. Parts are rounded so that all of them together make the whole line.
 */
export function priceWithdrawnUnits({ total, ordered, before, quantity }: PaidUnits): number {
  const upTo = (units: number): number => Math.round((total * units) / ordered);
  return upTo(before + quantity) - upTo(before);
}
