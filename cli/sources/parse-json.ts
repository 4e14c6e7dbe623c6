import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Diagnostic, errorAt, type Place } from '#cli/diagnostics/diagnostic.ts';
import type { Located, LocatedEntry } from './located.ts';
import { type SourceFile, startOf, tooDeep } from './read-text.ts';

const options = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** Parses strict JSON into values that know their place. `value` is undefined when the file can't be trusted. */
export function parseJson(source: SourceFile): { value: Located | undefined; diagnostics: Diagnostic[] } {
  try {
    return parse(source);
  } catch (error) {
    // The library descends by recursion and runs out of stack before it could complain.
    if (!(error instanceof RangeError)) throw error;
    return { value: undefined, diagnostics: [tooDeep(source)] };
  }
}

function parse(source: SourceFile): { value: Located | undefined; diagnostics: Diagnostic[] } {
  const errors: ParseError[] = [];
  const root = parseTree(source.text, errors, options);
  const reader = new JsonReader(source);
  const [first] = errors;
  if (first !== undefined) {
    // What follows the first error is mostly its consequence.
    const place = reader.placeOf(first.offset, first.length);
    return {
      value: undefined,
      diagnostics: [errorAt('json.syntax', place, `Not valid JSON: ${explain(first.error)}`)],
    };
  }
  if (root === undefined) {
    return { value: undefined, diagnostics: [errorAt('json.syntax', startOf(source.file), `${source.file} is empty`)] };
  }
  return { value: reader.read(root), diagnostics: reader.diagnostics };
}

class JsonReader {
  readonly diagnostics: Diagnostic[] = [];
  readonly #file: string;
  readonly #lineStarts: number[] = [0];

  constructor({ file, text }: SourceFile) {
    this.#file = file;
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#lineStarts.push(at + 1);
  }

  placeOf(offset: number, length: number): Place {
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const column = offset - (this.#lineStarts[low] ?? 0) + 1;
    return { file: this.#file, line: low + 1, column, length: Math.max(1, length) };
  }

  read(node: Node): Located {
    const place = this.placeOf(node.offset, node.length);
    if (node.type === 'array')
      return { kind: 'list', place, items: (node.children ?? []).map((item) => this.read(item)) };
    if (node.type !== 'object') {
      const value: unknown = node.value;
      const isScalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
      return { kind: 'scalar', place, value: isScalar ? value : null };
    }
    const entries = new Map<string, LocatedEntry>();
    for (const { children = [] } of node.children ?? []) {
      const [key, value] = children;
      if (key === undefined || value === undefined) continue;
      const name = String(key.value);
      const keyPlace = this.placeOf(key.offset, key.length);
      const earlier = entries.get(name);
      if (earlier !== undefined) {
        const help = `It already stands in line ${earlier.key.line}.`;
        this.diagnostics.push(errorAt('json.duplicate-key', keyPlace, `The key "${name}" stands twice`, help));
      }
      entries.set(name, { key: keyPlace, value: this.read(value) });
    }
    return { kind: 'map', place: { ...place, length: 1 }, entries, removed: new Map() };
  }
}

function explain(code: ParseError['error']): string {
  const name = printParseErrorCode(code);
  const words: Partial<Record<typeof name, string>> = {
    InvalidSymbol: 'an unknown word stands here',
    InvalidNumberFormat: 'a number is malformed',
    PropertyNameExpected: 'a key in double quotes is expected here',
    ValueExpected: 'a value is expected here',
    ColonExpected: 'a colon is expected here',
    CommaExpected: 'a comma is expected before this',
    CloseBraceExpected: 'a closing brace is expected here',
    CloseBracketExpected: 'a closing bracket is expected here',
    EndOfFileExpected: 'the file should end here',
    InvalidCommentToken: 'JSON has no comments',
    UnexpectedEndOfString: 'a text is not closed',
    InvalidEscapeCharacter: 'an escape in a text is unknown',
    InvalidCharacter: 'a text holds a control character; write it as an escape',
  };
  return words[name] ?? name;
}
