import { valueAt } from '#cli/openapi/document-path.ts';
import type { Change, Part } from './change.ts';
import type { RuleId } from './rules.ts';

/** The day on which a deprecated operation ends (RFC 8594 as a member of the description). */
const sunsetKey = 'x-sunset';

/** Returns how an operation went: after the day that was announced nobody is surprised. @param today - As `2026-11-30`. */
export function findRemoval(old: Part, today: string): { readonly rule: RuleId; readonly message: string } {
  const sunset = readSunset(old);
  if (!isDeprecated(old) || sunset === undefined)
    return { rule: 'operation-removed', message: 'the operation is gone' };
  const day = readDay(sunset);
  return day !== undefined && day <= today
    ? { rule: 'operation-removed-after-sunset', message: `the operation is gone, as announced for ${sunset}` }
    : { rule: 'operation-removed', message: `the operation is gone, before ${sunset}, which was announced` };
}

/** Compares until when an operation works. */
export function compareSunset(old: Part, now: Part): Change[] {
  const [wasOld, isOld] = [isDeprecated(old), isDeprecated(now)];
  const [was, is] = [readSunset(old), readSunset(now)];
  const changes: Change[] = [];
  const at = (key: string) =>
    ({
      in: 'new',
      path: valueAt(now.document, [...now.path, key]) === undefined ? now.path : [...now.path, key],
    }) as const;
  if (wasOld !== isOld) {
    const rule = isOld ? 'operation-deprecated' : 'operation-reactivated';
    const until = isOld && is !== undefined ? ` and works until ${is}` : '';
    const message = isOld ? `the operation is deprecated${until}` : 'the operation is no longer deprecated';
    changes.push({ rule, where: '', message, at: at('deprecated') });
  }
  if (is !== undefined && is !== was && readDay(is) === undefined) {
    const message = `${sunsetKey} is ${is}, which is no date such as 2027-01-31`;
    return [...changes, { rule: 'sunset-invalid', where: '', message, at: at(sunsetKey) }];
  }
  if (was === undefined || was === is || !isOld) return changes;
  if (is === undefined) {
    const message = `the operation no longer says that it works until ${was}`;
    return [...changes, { rule: 'sunset-removed', where: '', message, at: at(sunsetKey) }];
  }
  const rule = (readDay(is) ?? '') < (readDay(was) ?? '') ? 'sunset-earlier' : 'sunset-later';
  const message = `the operation works until ${is} instead of ${was}`;
  return [...changes, { rule, where: '', message, at: at(sunsetKey) }];
}

const isDeprecated = ({ document, path }: Part): boolean => valueAt(document, [...path, 'deprecated']) === true;

function readSunset({ document, path }: Part): string | undefined {
  const value = valueAt(document, [...path, sunsetKey]);
  return value === undefined ? undefined : String(value);
}

/** Returns the day of a date, with or without a time (RFC 3339). */
const readDay = (text: string): string | undefined =>
  Number.isNaN(Date.parse(text)) ? undefined : /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(text)?.[0];
