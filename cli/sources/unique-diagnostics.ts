import { type Diagnostic, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { startOf } from './read-text.ts';

/** Of one file; what comes after nobody reads. */
const mostPerFile = 100;

/**
 * What is wrong in a shared layer is found once a site; it is told once. In the order of files and lines, and of each
 * file only so many that a person can read them.
 */
export function uniqueDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
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

function boundedPerFile(sorted: readonly Diagnostic[]): Diagnostic[] {
  const byFile = new Map<string | undefined, Diagnostic[]>();
  for (const diagnostic of sorted) {
    const file = diagnostic.place?.file;
    const found = byFile.get(file);
    if (found === undefined) byFile.set(file, [diagnostic]);
    else found.push(diagnostic);
  }
  return [...byFile].flatMap(([file, found]) => {
    if (found.length <= mostPerFile) return found;
    // A warning must not push an error out: with it the input would look well.
    const kept = new Set(found.toSorted((a, b) => weight(a) - weight(b)).slice(0, mostPerFile));
    const left = found.length - mostPerFile;
    const message = `There are ${left} more problems${file === undefined ? '' : ` in ${file}`}`;
    const place = file === undefined ? undefined : startOf(file);
    return [...found.filter((one) => kept.has(one)), warningAt('file.many-problems', place, message)];
  });
}

function weight({ severity }: Diagnostic): number {
  return severity === 'error' ? 0 : 1;
}
