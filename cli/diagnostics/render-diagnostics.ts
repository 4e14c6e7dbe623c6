import { styleText } from 'node:util';
import type { Diagnostic, Place, SourceTexts } from './diagnostic.ts';

type Style = Parameters<typeof styleText>[0];

/** Renders diagnostics for a terminal: where, what, the line with a caret under it, and what to do. */
export function renderDiagnostics(diagnostics: readonly Diagnostic[], sources: SourceTexts, color: boolean): string {
  const paint = (style: Style, text: string): string =>
    color ? styleText(style, text, { validateStream: false }) : text;
  return diagnostics.map((diagnostic) => renderOne(diagnostic, sources, paint)).join('\n\n');
}

const severityStyles = { error: 'red', warning: 'yellow', hint: 'cyan' } as const;

function renderOne(
  { code, severity, message, place, help }: Diagnostic,
  sources: SourceTexts,
  paint: (style: Style, text: string) => string,
): string {
  const kind = `${paint(severityStyles[severity], severity)} ${paint('dim', code)}`;
  const head = place === undefined ? kind : `${place.file}:${place.line}:${place.column} ${kind}`;
  const lines = [head, paint('bold', printable(message))];
  if (place !== undefined) lines.push(...excerpt(place, sources.get(place.file), paint));
  if (help !== undefined) lines.push(`  ${paint('cyan', 'help:')} ${printable(help)}`);
  return lines.join('\n');
}

const widestLine = 160;

/** Returns the line before, the line itself and a caret; nothing when the text is not available. */
export function excerpt(
  { line, column, length }: Place,
  text: string | undefined,
  paint: (style: Style, text: string) => string = (_, plain) => plain,
): string[] {
  if (text === undefined) return [];
  const lines = text.split(/\r\n|\n|\r/);
  const shown = lines[line - 1];
  if (shown === undefined) return [];
  // A long line, of a minified file for instance, is cut around the column.
  const start = column > widestLine ? column - Math.floor(widestLine / 2) : 0;
  const cut = (of: string): string => printable(of.slice(start, start + widestLine));
  const gutter = String(line).length;
  const before = lines[line - 2];
  const result: string[] = [];
  if (before !== undefined && before.trim() !== '') {
    result.push(paint('dim', `  ${String(line - 1).padStart(gutter)} | ${cut(before)}`));
  }
  result.push(`  ${line} | ${cut(shown)}`);
  const indent = shown.slice(start, column - 1).replace(/[^\t]/gu, (character) => ' '.repeat(countCells(character)));
  const marked = shown.slice(column - 1, Math.min(column - 1 + length, start + widestLine));
  const width = Math.max(
    1,
    [...marked].reduce((cells, character) => cells + countCells(character), 0),
  );
  result.push(`  ${' '.repeat(gutter)} | ${indent}${paint('red', '^'.repeat(width))}`);
  return result;
}

/** Matches characters that take two cells of a terminal. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;
/** Matches characters that take no cell of a terminal. */
const weightless = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** Returns how many cells of a terminal's line a character takes, to align the caret. */
function countCells(character: string): number {
  if (weightless.test(character)) return 0;
  return wide.test(character) ? 2 : 1;
}

/** Replaces control characters, so that the text of a file cannot control the terminal. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be made visible
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '\ufffd');
}
