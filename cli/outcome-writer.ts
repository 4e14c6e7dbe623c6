import type { Outcome } from './commands/command.ts';
import { hasErrors } from './diagnostics/diagnostic.ts';
import { toDiagnosticJson } from './diagnostics/diagnostic-json.ts';
import { renderDiagnostics } from './diagnostics/render-diagnostics.ts';

/** How a person or a program wants to be told. */
export interface Manners {
  readonly json: boolean;
  readonly quiet: boolean;
  readonly color: boolean;
}

/** The exit code an outcome stands for. */
export function exitCodeOf({ exitCode, diagnostics = [] }: Outcome): number {
  return exitCode ?? (hasErrors(diagnostics) ? 1 : 0);
}

/**
 * Prints an outcome: data to stdout, everything said to a person to stderr; with `json` one document to stdout and
 * nothing else.
 */
export function writeOutcome(outcome: Outcome, { json, quiet, color }: Manners): void {
  const { diagnostics = [], sources = new Map(), data = {}, text, next } = outcome;
  if (json) {
    const envelope = {
      formatVersion: 1,
      ok: exitCodeOf(outcome) === 0,
      diagnostics: diagnostics.map(toDiagnosticJson),
      ...data,
    };
    process.stdout.write(`${JSON.stringify(envelope, null, 2)}\n`);
    return;
  }
  const told = quiet ? diagnostics.filter(({ severity }) => severity === 'error') : diagnostics;
  if (told.length > 0) process.stderr.write(`${renderDiagnostics(told, sources, color)}\n`);
  if (text !== undefined && text !== '') process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
  if (next !== undefined && !quiet) process.stderr.write(`${next}\n`);
}
