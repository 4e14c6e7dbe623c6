import { type Diagnostic, warningAt } from '#cli/diagnostics/diagnostic.ts';

/** Maximum numbers of diagnostics per file and in total; nobody reads more. */
const maxPerFile = 100;
const most = 1000;

/**
 * Removes diagnostics that were found once per site in a shared layer. Sorts by file and line, and limits their number
 * per file.
 */
export function uniqueDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const unique = new Map<string, Diagnostic>();
  for (const diagnostic of diagnostics) {
    const { code, message, place } = diagnostic;
    unique.set(`${code}\0${message}\0${place?.file}\0${place?.line}\0${place?.column}`, diagnostic);
  }
  return boundedPerFile([...unique.values()].sort(byPlace));
}

function byPlace({ place: a }: Diagnostic, { place: b }: Diagnostic): number {
  if (a === undefined || b === undefined) return (a === undefined ? 0 : 1) - (b === undefined ? 0 : 1);
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}

function boundedPerFile(sorted: readonly Diagnostic[]): readonly Diagnostic[] {
  const byFile = new Map<string | undefined, Diagnostic[]>();
  for (const diagnostic of sorted) {
    const file = diagnostic.place?.file;
    const found = byFile.get(file);
    if (found === undefined) byFile.set(file, [diagnostic]);
    else found.push(diagnostic);
  }
  return bounded(
    [...byFile].flatMap(([file, found]) => bounded(found, maxPerFile, file)),
    most,
  );
}

function bounded(found: readonly Diagnostic[], limit: number, file?: string): readonly Diagnostic[] {
  if (found.length <= limit) return found;
  // Warnings must not displace errors: without any error the input would appear valid.
  const told = new Set(found.toSorted((a, b) => weight(a) - weight(b)).slice(0, limit));
  const left = found.filter((one) => !told.has(one));
  const message = `There are ${left.length} more problems${file === undefined ? '' : ` in ${file}`}`;
  const place = file === undefined ? undefined : left[0]?.place;
  return [...found.filter((one) => told.has(one)), warningAt('file.many-problems', place, message)];
}

function weight({ severity }: Diagnostic): number {
  return severity === 'error' ? 0 : 1;
}
