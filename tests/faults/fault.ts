import type { DiagnosticCode } from '#cli/diagnostics/catalogue.ts';
import type { Severity } from '#cli/diagnostics/diagnostic.ts';

/** The expected position of a diagnostic. */
export interface Spot {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** An expected diagnostic. */
export interface Wanted {
  readonly code: DiagnosticCode;
  /** Absent: it belongs to no file. A missing line or column is not compared; the row says why. */
  readonly at: Spot | Pick<Spot, 'file'> | undefined;
  /** Text that the help must contain: the nearest valid value, or the other position of a clash. */
  readonly suggests?: string | undefined;
  /** Absent, an error. */
  readonly severity?: Severity;
}

/** A change of one file in a copy of the project, or a removed folder. */
export type Change =
  | { readonly file: string; readonly content: string | Uint8Array }
  /** A symbolic link instead of a file, or of a folder. */
  | { readonly file: string; readonly link: string }
  | { readonly file: string; readonly gone: true };

/** A fault planted in real files, with exactly the expected diagnostics. */
export interface Planting {
  readonly changes: readonly Change[];
  /** Empty: the change is harmless. */
  readonly wanted: readonly Wanted[];
}

/** One row of the table. */
export interface Fault {
  readonly name: string;
  /** The reason for the expected position, if it is not obvious. */
  readonly because?: string;
  plant(): Planting;
}

/** Creates a row of the table. */
export function fault(name: string, plant: () => Planting, because?: string): Fault {
  return { name, plant, ...(because !== undefined && { because }) };
}

/** Creates a row for each of several values. */
export function each<Value>(
  values: readonly Value[],
  name: (value: Value) => string,
  plant: (value: Value, index: number) => Planting,
): Fault[] {
  return values.map((value, index) => fault(name(value), () => plant(value, index)));
}
