import type { OrderRow } from '../order-rows/order-key.ts';
import type { LineRow } from '../order-rows/order-lines.ts';
import { type DeliveryRoute, deliveryDates } from './delivery-dates.ts';
import type { Place } from './holiday-regions.ts';
import type { ShopHome } from './order-vat.ts';

/**
 * Returns the expected day of a placed order's delivery, `YYYY-MM-DD`: the chosen day, or the first possible one after
 * its payment if that is later. `undefined` once it was delivered or cancelled.
 *
 * @param paidAt - Absent: not paid, so the time runs from now at the earliest.
 */
export function expectDay(
  { state, record, details, country }: Pick<OrderRow, 'state' | 'record' | 'details' | 'country'>,
  lines: readonly Pick<LineRow, 'record'>[],
  home: ShopHome,
  paidAt: Date | undefined,
  now: Date,
): string | undefined {
  if (record === null || state === 'Completed' || state === 'Cancelled') return undefined;
  const { date, method } = record.shipping;
  const from: Place = home.address ?? { country: home.country };
  const to: Place = details?.deliveryAddress ?? details?.billingAddress ?? { country };
  const route: DeliveryRoute = { from, to: method === 'Pickup' ? from : to };
  const times = lines.flatMap(({ record: line }) => (line.delivery ? [line.delivery] : []));
  const [first = date] = deliveryDates(paidAt ?? now, home.timeZone, route, times, 1);
  return first > date ? first : date;
}
