import type { DiagnosticCode } from '#cli/diagnostics/catalogue.ts';
import type { Severity } from '#cli/diagnostics/diagnostic.ts';

/** Where something must be told. */
export interface Spot {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** One diagnostic that must come back. */
export interface Wanted {
  readonly code: DiagnosticCode;
  /** Absent: it belongs to no file. Without column or line only the rest is compared: then the row says why. */
  readonly at: Spot | Pick<Spot, 'file'> | undefined;
  /** What the help has to name: the nearest valid value, the other place of a clash. */
  readonly suggests?: string | undefined;
  /** Absent, an error. */
  readonly severity?: Severity;
}

/** What is done to one file of a copy of the project, or to a folder that goes. */
export type Change =
  | { readonly file: string; readonly content: string | Uint8Array }
  /** A symbolic link instead of a file, or of a folder. */
  | { readonly file: string; readonly link: string }
  | { readonly file: string; readonly gone: true };

/** A fault as planted into real files, with everything that must be said about it, and nothing else may be. */
export interface Planting {
  readonly changes: readonly Change[];
  /** None: this must not disturb. */
  readonly wanted: readonly Wanted[];
}

/** One row of the table. */
export interface Fault {
  readonly name: string;
  /** Why it is expected where it is, when one could expect it elsewhere. */
  readonly because?: string;
  plant(): Planting;
}

/** A named row. */
export function fault(name: string, plant: () => Planting, because?: string): Fault {
  return { name, plant, ...(because !== undefined && { because }) };
}

/** One row for each of several values. */
export function each<Value>(
  values: readonly Value[],
  name: (value: Value) => string,
  plant: (value: Value, index: number) => Planting,
): Fault[] {
  return values.map((value, index) => fault(name(value), () => plant(value, index)));
}
