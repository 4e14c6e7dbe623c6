import { hasErrors } from './diagnostics/diagnostic.ts';
import { toDiagnosticJson } from './diagnostics/diagnostic-json.ts';
import { renderGithub, withoutCommands } from './diagnostics/formats/github.ts';
import type { OutputFormat } from './diagnostics/formats/output-format.ts';
import { originOf } from './diagnostics/formats/outside-place.ts';
import { renderSarif } from './diagnostics/formats/sarif.ts';
import { renderDiagnostics } from './diagnostics/render-diagnostics.ts';
import type { Outcome } from './terminal/command-context.ts';

/** The output options of an outcome. */
export interface OutputOptions {
  readonly format: OutputFormat;
  readonly quiet: boolean;
  readonly color: boolean;
  /** Absolute path of the root, which the paths of diagnostics are relative to. */
  readonly root: string;
}

/** Returns the exit code of an outcome. */
export function getExitCode({ exitCode, diagnostics = [] }: Outcome): number {
  return exitCode ?? (hasErrors(diagnostics) ? 1 : 0);
}

let isWritten = false;

/** Returns whether an outcome has been printed: then stdout may contain a document, after which nothing may follow. */
export function hasWrittenOutcome(): boolean {
  return isWritten;
}

/**
 * Prints an outcome. For a person: data to stdout, messages to stderr. With `json` and `sarif` one document to stdout
 * and nothing else; with `github` the runner's commands to stdout, before the data.
 */
export function writeOutcome(outcome: Outcome, output: OutputOptions): void {
  const { diagnostics = [], sources = new Map(), text = '', next } = outcome;
  const { format, quiet, color, root } = output;
  isWritten = true;
  if (format === 'json') print(renderJson(outcome));
  else if (format === 'sarif') print(renderSarif(diagnostics, sources, originOf(root), getExitCode(outcome)));
  else {
    const told = quiet ? diagnostics.filter(({ severity }) => severity === 'error') : diagnostics;
    if (format === 'github') print(renderGithub(told, sources, originOf(root)));
    else if (told.length > 0) process.stderr.write(`${renderDiagnostics(told, sources, color)}\n`);
    print(format === 'github' ? withoutCommands(text) : text);
    if (next !== undefined && !quiet) process.stderr.write(`${next}\n`);
  }
}

function renderJson(outcome: Outcome): string {
  const { diagnostics = [], data = {} } = outcome;
  const envelope = {
    formatVersion: 1,
    ok: getExitCode(outcome) === 0,
    diagnostics: diagnostics.map(toDiagnosticJson),
    ...data,
  };
  return JSON.stringify(envelope, null, 2);
}

function print(text: string): void {
  if (text !== '') process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
}
