import { loadHolidays } from '../process/late-package.ts';
import { findHolidayRegion, type Place } from './holiday-regions.ts';

/** Days as `YYYY-MM-DD`, by country, region and year. */
const known = new Map<string, ReadonlySet<string>>();

/** Returns whether a day is a public holiday at a place. @param day - `YYYY-MM-DD`. */
export function isPublicHoliday(day: string, place: Place): boolean {
  const year = day.slice(0, 4);
  const region = findHolidayRegion(place);
  const key = `${place.country} ${region ?? ''} ${year}`;
  const days = known.get(key) ?? listHolidays(place.country, region, Number(year));
  known.set(key, days);
  return days.has(day);
}

function listHolidays(country: string, region: string | undefined, year: number): ReadonlySet<string> {
  // Loaded when first needed: a start would spend a tenth of its time on the calendars of all countries.
  const Holidays = loadHolidays();
  const types = { types: ['public' as const] };
  const calendar = region === undefined ? new Holidays(country, types) : new Holidays(country, region, types);
  return new Set(calendar.getHolidays(year).map(({ date }) => date.slice(0, 10)));
}
