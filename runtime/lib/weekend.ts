import { toLocalTime } from './local-time.ts';

/** Local hour at which a working day's orders close, and at which Friday turns into weekend. */
export const closingHour = 15;

const friday = 5;

/** Returns whether a whole weekday (0 is Sunday) is weekend. */
export const isWeekendDay = (weekday: number): boolean => weekday === 0 || weekday === 6;

/** Returns whether an instant is in the weekend or off-hours: Saturday, Sunday, and Friday from 15:00 local time. */
export function isWeekend(instant: Date, timeZone: string): boolean {
  const { weekday, hour } = toLocalTime(instant, timeZone);
  return isWeekendDay(weekday) || (weekday === friday && hour >= closingHour);
}
