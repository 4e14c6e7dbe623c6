import { toLocalTime } from './local-time.ts';
import { closingHour, isWeekend, isWeekendDay } from './weekend.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Time before a product is shipped, as in the product API; days are working days. */
export interface DeliveryTime {
  readonly value: number;
  readonly period: 'Day' | 'Week';
}

/** When an order placed now is shipped. */
export interface DeliveryEstimate {
  /** Noon UTC of the shipping day: the same calendar day in all time zones of the shops. */
  readonly leavesOn: Date;
  /** Whether that is today, local time. */
  readonly today: boolean;
  /** Whole minutes until the closing time of that day; absent after today's closing time. */
  readonly minutesLeft?: number;
}

/**
 * Returns the delivery estimate: ordered before 15:00 on a working day counts for that day, later for the next working day; from
 * there the product's own time runs. Public holidays are not known to the storefront.
 */
export function estimateDelivery(now: Date, timeZone: string, time: DeliveryTime): DeliveryEstimate {
  const local = toLocalTime(now, timeZone);
  const noon = new Date(Date.UTC(local.year, local.month - 1, local.day, 12));
  if (isWeekend(now, timeZone) || local.hour >= closingHour) {
    return { leavesOn: addTime(nextWorkingDay(noon), time), today: false };
  }
  const leavesOn = addTime(noon, time);
  const minutesLeft = closingHour * 60 - (local.hour * 60 + local.minute);
  return { leavesOn, today: leavesOn.getTime() === noon.getTime(), minutesLeft };
}

/**
 * Lists what {@link estimateDelivery} returns from now on, each with the instant at which the next begins: a day's orders close,
 * or a day ends.
 *
 * @param count - How many changes to look ahead.
 */
export function listDeliveryEstimates(
  now: Date,
  timeZone: string,
  time: DeliveryTime,
  count: number,
): readonly { readonly until: Date; readonly estimate: DeliveryEstimate }[] {
  const estimates = [];
  let from = now;
  for (let listed = 0; listed < count; listed += 1) {
    const { hour, minute } = toLocalTime(from, timeZone);
    const minutesLeft = (hour < closingHour ? closingHour : 24) * 60 - (hour * 60 + minute);
    const until = new Date(Math.floor(from.getTime() / minuteMs + minutesLeft) * minuteMs);
    estimates.push({ until, estimate: estimateDelivery(from, timeZone, time) });
    from = until;
  }
  return estimates;
}

function addTime(noon: Date, { value, period }: DeliveryTime): Date {
  if (period === 'Week') return new Date(noon.getTime() + value * 7 * dayMs);
  let day = noon;
  for (let passed = 0; passed < value; passed += 1) day = nextWorkingDay(day);
  return day;
}

function nextWorkingDay(noon: Date): Date {
  let next = new Date(noon.getTime() + dayMs);
  while (isWeekendDay(next.getUTCDay())) next = new Date(next.getTime() + dayMs);
  return next;
}
