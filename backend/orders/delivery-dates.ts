import type { Place } from './holiday-regions.ts';
import { isPublicHoliday } from './public-holidays.ts';

/** Local hour at which the orders of a working day close. */
const closingHour = 15;
const dayMs = 86_400_000;

/** Time from order to delivery; days are working days. */
export interface DeliveryTime {
  readonly value: number;
  readonly period: 'Day' | 'Week';
}

/** The places that an order is sent from and to. */
export interface DeliveryRoute {
  readonly from: Place;
  readonly to: Place;
}

/**
 * Returns the days on which an order placed now can be delivered, ascending, as `YYYY-MM-DD`. An order before 15:00 on
 * a working day counts for that day, later for the next; from there the time of the slowest line runs, in working days
 * of the origin. Deliveries are on working days of the destination. Public holidays are no working days.
 *
 * @param timeZone - IANA name, of the shop.
 */
export function deliveryDates(
  now: Date,
  timeZone: string,
  { from, to }: DeliveryRoute,
  times: readonly DeliveryTime[],
  count: number,
): string[] {
  const local = toLocalTime(now, timeZone);
  const today = new Date(`${local.date}T12:00:00Z`);
  const begins = isWorkingDay(today, from) && local.hour < closingHour ? today : nextWorkingDay(today, from);
  const latest = Math.max(begins.getTime(), ...times.map((time) => addTime(begins, time, from).getTime()));
  let day = new Date(latest);
  if (!isWorkingDay(day, to)) day = nextWorkingDay(day, to);
  const dates: string[] = [];
  while (dates.length < count) {
    dates.push(writeDay(day));
    day = nextWorkingDay(day, to);
  }
  return dates;
}

/** Returns the day of a timestamp in a time zone, as `YYYY-MM-DD`. */
export function toLocalDay(moment: Date, timeZone: string): string {
  return toLocalTime(moment, timeZone).date;
}

/** Returns whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const noon = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(noon.getTime()) && writeDay(noon) === text;
}

/** Returns the day a number of days later. @param day - `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return writeDay(new Date(new Date(`${day}T12:00:00Z`).getTime() + days * dayMs));
}

/** Returns a day, or the next working day at a place if it is none. @param day - `YYYY-MM-DD`. */
export function firstWorkingDay(day: string, place: Place): string {
  const noon = new Date(`${day}T12:00:00Z`);
  return isWorkingDay(noon, place) ? day : writeDay(nextWorkingDay(noon, place));
}

/** Returns the year in a time zone, which numbers of orders contain. */
export function getLocalYear(now: Date, timeZone: string): number {
  return Number(toLocalTime(now, timeZone).date.slice(0, 4));
}

function toLocalTime(now: Date, timeZone: string): { readonly date: string; readonly hour: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((entry) => entry.type === type)?.value ?? '';
  return { date: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) };
}

function addTime(noon: Date, { value, period }: DeliveryTime, place: Place): Date {
  if (period === 'Week') return new Date(noon.getTime() + value * 7 * dayMs);
  let day = noon;
  for (let passed = 0; passed < value; passed += 1) day = nextWorkingDay(day, place);
  return day;
}

function nextWorkingDay(noon: Date, place: Place): Date {
  let next = new Date(noon.getTime() + dayMs);
  while (!isWorkingDay(next, place)) next = new Date(next.getTime() + dayMs);
  return next;
}

function isWorkingDay(noon: Date, place: Place): boolean {
  return noon.getUTCDay() !== 0 && noon.getUTCDay() !== 6 && !isPublicHoliday(writeDay(noon), place);
}

const writeDay = (noon: Date): string => noon.toISOString().slice(0, 10);
