import { hasErrors } from './diagnostics/diagnostic.ts';
import { toDiagnosticJson } from './diagnostics/diagnostic-json.ts';
import { renderGithub, withoutCommands } from './diagnostics/formats/github.ts';
import type { OutputFormat } from './diagnostics/formats/output-format.ts';
import { getOrigin } from './diagnostics/formats/outside-place.ts';
import { renderSarif } from './diagnostics/formats/sarif.ts';
import { renderDiagnostics } from './diagnostics/render-diagnostics.ts';
import type { Printed } from './stamps/stamp-file.ts';
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

/** Prints an outcome. */
export function writeOutcome(outcome: Outcome, output: OutputOptions): void {
  isWritten = true;
  for (const { stream, text } of renderOutcome(outcome, output)) process[stream].write(text);
}

/**
 * Returns what is printed of an outcome. For a person: data to stdout, messages to stderr. With `json` and `sarif` one
 * document to stdout and nothing else; with `github` the runner's commands to stdout, before the data.
 */
export function renderOutcome(outcome: Outcome, output: OutputOptions): Printed[] {
  const { diagnostics = [], sources = new Map(), text = '', next } = outcome;
  const { format, quiet, color, root } = output;
  if (format === 'json') return print(renderJson(outcome));
  if (format === 'sarif') return print(renderSarif(diagnostics, sources, getOrigin(root), getExitCode(outcome)));
  const told = quiet ? diagnostics.filter(({ severity }) => severity === 'error') : diagnostics;
  const isGithub = format === 'github';
  return [
    ...(isGithub ? print(renderGithub(told, sources, getOrigin(root))) : []),
    ...(!isGithub && told.length > 0 ? say(renderDiagnostics(told, sources, color)) : []),
    ...print(isGithub ? withoutCommands(text) : text),
    ...(next !== undefined && !quiet ? say(next) : []),
  ];
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

function print(text: string): Printed[] {
  return text === '' ? [] : [{ stream: 'stdout', text: text.endsWith('\n') ? text : `${text}\n` }];
}

function say(text: string): Printed[] {
  return [{ stream: 'stderr', text: `${text}\n` }];
}
