import type { Diagnostic, SourceTexts } from '../diagnostic.ts';
import { getEndColumn, type Origin } from './outside-place.ts';

const commands = { error: 'error', warning: 'warning', hint: 'notice' } as const;

/**
 * Writes diagnostics as workflow commands, which GitHub's runner shows beside the lines they are about
 * (https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions).
 */
export function renderGithub(diagnostics: readonly Diagnostic[], sources: SourceTexts, origin: Origin): string {
  return diagnostics.map((diagnostic) => renderCommand(diagnostic, sources, origin)).join('\n');
}

function renderCommand(
  { code, severity, message, place, help }: Diagnostic,
  sources: SourceTexts,
  origin: Origin,
): string {
  const properties: (readonly [string, string | number])[] = [];
  if (place !== undefined) {
    properties.push(
      ['file', origin.pathOf(place.file)],
      ['line', place.line],
      ['col', place.column],
      ['endColumn', getEndColumn(place, sources)],
    );
  }
  properties.push(['title', code]);
  const written = properties.map(([name, value]) => `${name}=${escapeProperty(String(value))}`).join(',');
  return `::${commands[severity]} ${written}::${escapeData(help === undefined ? message : `${message}\n${help}`)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Escapes lines of a file that look like the runner's commands. */
export function withoutCommands(text: string, token: string = crypto.randomUUID()): string {
  if (!text.includes('::') && !text.includes('##[')) return text;
  return `::stop-commands::${token}\n${text.replace(/\n$/, '')}\n::${token}::\n`;
}
