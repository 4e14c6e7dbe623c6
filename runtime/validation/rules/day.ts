import type { RuleKey } from '../yup.ts';
import { line } from './text.ts';

/** Creates the rule for a calendar day as date fields send it: `2027-03-31` (RFC 3339, full-date). */
export function day() {
  return line(10).test({
    name: 'notType',
    message: 'yup:mixed.notType' satisfies RuleKey,
    skipAbsent: true,
    test: (value) => value === undefined || isDay(value),
  });
}

function isDay(text: string): boolean {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  // A day that a month does not have would become one of the next.
  const day = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return year !== '' && day.getUTCMonth() === Number(month) - 1 && day.getUTCDate() === Number(date);
}
