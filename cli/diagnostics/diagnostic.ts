import type { DiagnosticCode } from './catalogue.ts';

export type Severity = 'error' | 'warning' | 'hint';

/** A range in a source file. Lines and columns count from 1, columns in UTF-16 units as in editors. */
export interface Place {
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The number of characters to underline, at least 1. */
  readonly length: number;
}

/** A problem in the input, for the user. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** The problem, in one line that makes sense without the excerpt. */
  readonly message: string;
  /** Absent when the problem has no place in a file, such as an unknown site on the command line. */
  readonly place?: Place;
  /** The help: the nearest valid value, or the other place of a conflict. */
  readonly help?: string;
}

/** The text of every file that diagnostics may point into, by path relative to the root. */
export type SourceTexts = ReadonlyMap<string, string>;

/** Returns whether a problem is an error; warnings and hints don't count. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

/** Creates an error; `help` may be undefined where there is no suggestion. */
export function errorAt(
  code: DiagnosticCode,
  place: Place | undefined,
  message: string,
  help?: string | undefined,
): Diagnostic {
  return createDiagnostic('error', code, place, message, help);
}

/** Creates a warning: it is printed, but doesn't stop anything. */
export function warningAt(
  code: DiagnosticCode,
  place: Place | undefined,
  message: string,
  help?: string | undefined,
): Diagnostic {
  return createDiagnostic('warning', code, place, message, help);
}

/** Creates a hint: something that is right in most cases, but may be meant otherwise. */
export function hintAt(
  code: DiagnosticCode,
  place: Place | undefined,
  message: string,
  help?: string | undefined,
): Diagnostic {
  return createDiagnostic('hint', code, place, message, help);
}

function createDiagnostic(
  severity: Severity,
  code: DiagnosticCode,
  place: Place | undefined,
  message: string,
  help: string | undefined,
): Diagnostic {
  return { code, severity, message, ...(place && { place }), ...(help !== undefined && { help }) };
}
