import type { VisitReport } from '#runtime/contracts/tracking.ts';

/** Returns the text by which a report is recognized among those of one page. */
export function reportKey([name, subject]: VisitReport): string {
  if (typeof subject === 'string') return `${name} ${subject}`;
  if ('id' in subject) return `${name} ${subject.id}`;
  return 'event' in subject ? `${name} ${subject.event}` : name;
}
