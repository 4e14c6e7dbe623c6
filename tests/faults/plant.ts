import type { DiagnosticCode } from '#cli/diagnostics/catalogue.ts';
import type { Change, Planting, Spot, Wanted } from './fault.ts';
import type { Entry, Range, RealFile } from './real-file.ts';

/** Marks the character that a diagnostic must point at; removed before the file is written. */
const marker = '▲';

/** A range of the real text and its replacement. */
export interface Edit extends Range {
  readonly text: string;
}

/** A real file with a fault in it. */
export interface Planted {
  readonly change: Change;
  /** Positions of the markers, in order. */
  readonly marks: readonly Spot[];
  /** Returns the new position of an offset of the real file. */
  at(offset: number): Spot;
}

/** Edits a real file. Edits must not overlap. */
export function planted(real: RealFile, ...edits: readonly Edit[]): Planted {
  const inOrder = edits.toSorted((a, b) => a.from - b.from);
  let marked = '';
  let done = 0;
  for (const { from, to, text } of inOrder) {
    marked += real.text.slice(done, from) + text;
    done = to;
  }
  marked += real.text.slice(done);
  const content = marked.replaceAll(marker, '');
  const marks = [...marked.matchAll(/▲/g)].map(({ index }, nth) => spotAt(real.file, content, index - nth));
  const at = (offset: number): Spot => {
    const shift = inOrder
      .filter(({ to }) => to <= offset)
      .reduce((sum, { from, to, text }) => sum + text.replaceAll(marker, '').length - (to - from), 0);
    return spotAt(real.file, content, offset + shift);
  };
  return { change: { file: real.file, content }, marks, at };
}

/** Returns line and column of an offset, counted as in editors, without the byte order mark. */
function spotAt(file: string, content: string, offset: number): Spot {
  const before = content
    .slice(0, offset)
    .replace(/^\ufeff/, '')
    .split('\n');
  return { file, line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

export function getStart(file: string): Spot {
  return { file, line: 1, column: 1 };
}

/** Creates a planting with one changed file and a diagnostic at its first marker. */
export function one(change: Planted, code: DiagnosticCode, suggests?: string, ...more: readonly Wanted[]): Planting {
  const [at] = change.marks;
  if (at === undefined) throw new Error('The edit has no marker');
  return { changes: [change.change], wanted: [{ code, at, suggests }, ...more] };
}

/** Creates a planting without diagnostics. */
export function fine(change: Change): Planting {
  return { changes: [change], wanted: [] };
}

/** Creates a planting with a new file and a diagnostic at its marker, else at its beginning. */
export function whole(file: string, text: string, code: DiagnosticCode, suggests?: string): Planting {
  const content = text.replace(marker, '');
  const at = spotAt(file, content, Math.max(0, text.indexOf(marker)));
  return { changes: [{ file, content }], wanted: [{ code, at, suggests }] };
}

/** Replaces a value. */
export function value(entry: Entry, text: string): Edit {
  return { from: entry.value.from, to: entry.end, text };
}

/** Replaces a key. */
export function key(entry: Entry, text: string): Edit {
  return { ...entry.key, text };
}

/** Inserts before an offset. */
export function insert(offset: number, text: string): Edit {
  return { from: offset, to: offset, text };
}

/** Inserts a line below an entry, with its indentation. */
export function below(real: RealFile, entry: Entry, text: string): Edit {
  if (entry.isFlow) return insert(entry.end, `, ${text}`);
  const end = real.text.indexOf('\n', entry.end);
  const line = real.text.lastIndexOf('\n', entry.key.from - 1) + 1;
  return insert(end === -1 ? real.text.length : end, `\n${real.text.slice(line, entry.key.from)}${text}`);
}

/** Removes an entry, with its lines or its part of a line. */
export function without(real: RealFile, entry: Entry): Edit {
  if (entry.isFlow) {
    const behind = /^\s*,\s*/.exec(real.text.slice(entry.end))?.[0];
    if (behind !== undefined) return { from: entry.key.from, to: entry.end + behind.length, text: '' };
    const before = /,\s*$/.exec(real.text.slice(0, entry.key.from))?.[0] ?? '';
    return { from: entry.key.from - before.length, to: entry.end, text: '' };
  }
  const line = real.text.lastIndexOf('\n', entry.key.from - 1) + 1;
  const end = real.text.indexOf('\n', entry.end);
  return { from: line, to: end === -1 ? real.text.length : end + 1, text: '' };
}

/** Swaps two neighbouring letters near the middle of a word. */
export function misspelt(word: string): string {
  for (let at = Math.floor(word.length / 2); at > 0; at -= 1) {
    const [one = '', other = ''] = [word[at - 1], word[at]];
    const isPair = one.toLowerCase() !== other.toLowerCase() && /[A-Za-z]/.test(one) && /[A-Za-z]/.test(other);
    if (isPair) return word.slice(0, at - 1) + other + one + word.slice(at + 1);
  }
  return `${word}x`;
}
