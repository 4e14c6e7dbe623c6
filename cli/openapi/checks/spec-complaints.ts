import type { DiagnosticCode } from '#cli/diagnostics/catalogue.ts';
import { type Diagnostic, errorAt, type Severity } from '#cli/diagnostics/diagnostic.ts';
import type { DocumentPath } from '../document-path.ts';
import type { SpecLocator } from '../spec-locator.ts';

/** A problem in a description, located by its path: its place in the text is computed only when it is reported. */
export interface Complaint {
  readonly code: DiagnosticCode;
  /** Absent: an error. */
  readonly severity?: Severity;
  readonly path: DocumentPath;
  /** Whether it points at the key instead of the value. */
  readonly atKey?: boolean;
  readonly message: string;
  readonly help?: string | undefined;
}

/** Converts complaints to diagnostics. */
export function locateComplaints(complaints: readonly Complaint[], locator: SpecLocator): Diagnostic[] {
  // A problem in a part that several operations share is reported once.
  const unique = new Map(complaints.map((complaint) => [`${complaint.code}\0${complaint.path.join('\0')}`, complaint]));
  return [...unique.values()].map(({ code, severity = 'error', path, atKey, message, help }) => {
    const place = atKey === true ? locator.key(path) : locator.value(path);
    return { ...errorAt(code, place, message, help), severity };
  });
}

/** `GET /menus`, `the schema Menu`, or the keys that lead there. */
export function getName(path: DocumentPath): string {
  const [first, second, third] = path;
  if (first === 'components' && third !== undefined) return [third, ...path.slice(3)].join('.');
  if (first === 'paths' && second !== undefined) {
    const rest = path.slice(third === undefined || third === 'parameters' ? 2 : 3);
    const operation = third === undefined || third === 'parameters' ? second : `${third.toUpperCase()} ${second}`;
    return rest.length === 0 ? operation : `${operation}: ${rest.join('.')}`;
  }
  return path.length === 0 ? 'the description' : path.join('.');
}

/** Returns a value in few words. */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a map';
  return typeof value === 'string' ? `the text "${value.slice(0, 40)}"` : `the ${typeof value} ${String(value)}`;
}
