import type { Diagnostic } from '#cli/diagnostics/diagnostic.ts';

/** What is wrong in a shared layer is found once a site; it is told once. In the order of files and lines. */
export function uniqueDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map<string, Diagnostic>();
  for (const diagnostic of diagnostics) {
    const { code, message, place } = diagnostic;
    unique.set(`${code}\0${message}\0${place?.file}\0${place?.line}\0${place?.column}`, diagnostic);
  }
  return [...unique.values()].sort(byPlace);
}

function byPlace({ place: a }: Diagnostic, { place: b }: Diagnostic): number {
  if (a === undefined || b === undefined) return (a === undefined ? 0 : 1) - (b === undefined ? 0 : 1);
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}
