import type { Diagnostic } from './diagnostic.ts';

/** A diagnostic in the `--json` document. Absent members are `null`, so that every object has the same shape. */
export interface DiagnosticJson {
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly file: string | null;
  readonly line: number | null;
  readonly column: number | null;
  readonly help: string | null;
}

export function toDiagnosticJson({ code, severity, message, place, help }: Diagnostic): DiagnosticJson {
  return {
    code,
    severity,
    message,
    file: place?.file ?? null,
    line: place?.line ?? null,
    column: place?.column ?? null,
    help: help ?? null,
  };
}
