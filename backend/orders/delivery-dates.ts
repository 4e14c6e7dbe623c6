/** Local hour at which the orders of a working day close. */
const closingHour = 15;
const dayMs = 86_400_000;

/** Time from order to hand-over; days are working days. */
export interface DeliveryTime {
  readonly value: number;
  readonly period: 'Day' | 'Week';
}

/**
 * Days on which an order placed now can be handed over, ascending, as `YYYY-MM-DD`: ordered before 15:00 on a working day
 * counts for that day, later for the next; from there the time of the slowest line runs. Public holidays are not known.
 *
 * @param timeZone - IANA name, of the shop.
 */
export function deliveryDates(now: Date, timeZone: string, times: readonly DeliveryTime[], count: number): string[] {
  const local = localTimeOf(now, timeZone);
  const today = new Date(`${local.date}T12:00:00Z`);
  const begins = isWeekend(today) || local.hour >= closingHour ? nextWorkingDay(today) : today;
  const latest = Math.max(begins.getTime(), ...times.map((time) => addTime(begins, time).getTime()));
  let day = new Date(latest);
  if (isWeekend(day)) day = nextWorkingDay(day);
  const dates: string[] = [];
  while (dates.length < count) {
    dates.push(day.toISOString().slice(0, 10));
    day = nextWorkingDay(day);
  }
  return dates;
}

/** The year there, which numbers of orders carry. */
export function yearOf(now: Date, timeZone: string): number {
  return Number(localTimeOf(now, timeZone).date.slice(0, 4));
}

function localTimeOf(now: Date, timeZone: string): { readonly date: string; readonly hour: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' },
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((entry) => entry.type === type)?.value ?? '';
  return { date: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) };
}

function addTime(noon: Date, { value, period }: DeliveryTime): Date {
  if (period === 'Week') return new Date(noon.getTime() + value * 7 * dayMs);
  let day = noon;
  for (let passed = 0; passed < value; passed += 1) day = nextWorkingDay(day);
  return day;
}

function nextWorkingDay(noon: Date): Date {
  let next = new Date(noon.getTime() + dayMs);
  while (isWeekend(next)) next = new Date(next.getTime() + dayMs);
  return next;
}

const isWeekend = (noon: Date): boolean => noon.getUTCDay() === 0 || noon.getUTCDay() === 6;
