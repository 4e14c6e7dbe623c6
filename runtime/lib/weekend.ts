import { toLocalTime } from './local-time.ts';

/** Local hour of the closing time on working days, and of the start of the weekend on Friday. */
export const closingHour = 15;

const friday = 5;

/** Returns whether a whole weekday (0 is Sunday) is weekend. */
export const isWeekendDay = (weekday: number): boolean => weekday === 0 || weekday === 6;

/** Returns whether an instant is in the weekend or off-hours: Saturday, Sunday, and Friday from 15:00 local time. */
export function isWeekend(instant: Date, timeZone: string): boolean {
  const { weekday, hour } = toLocalTime(instant, timeZone);
  return isWeekendDay(weekday) || (weekday === friday && hour >= closingHour);
}
