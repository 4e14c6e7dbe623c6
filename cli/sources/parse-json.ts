import { createScanner, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Diagnostic, errorAt, type Place } from '#cli/diagnostics/diagnostic.ts';
import type { Located, LocatedEntry } from './located.ts';
import { createPlacer } from './placer.ts';
import { quoted } from './quoted.ts';
import { getStart, type SourceFile } from './read-text.ts';
import { deepest, tokenLimits, tooDeep, tooMuch } from './source-limits.ts';

const options = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** Parses strict JSON into values with their places. `value` is undefined when the file can't be trusted. */
export function parseJson(source: SourceFile): { value: Located | undefined; diagnostics: Diagnostic[] } {
  const getPlace = createPlacer(source.file, source.text);
  const excess = findExcess(source.text, getPlace);
  if (excess !== undefined) return { value: undefined, diagnostics: [excess] };
  const errors: ParseError[] = [];
  const root = parseTree(source.text, errors, options);
  if (errors.length > 0) {
    const isEmpty = source.text.trim() === '';
    const empty = [errorAt('json.syntax', getStart(source.file), `${source.file} is empty`)];
    return { value: undefined, diagnostics: isEmpty ? empty : toDiagnostics(errors, source.text, getPlace) };
  }
  if (root === undefined) {
    return {
      value: undefined,
      diagnostics: [errorAt('json.syntax', getStart(source.file), `${source.file} is empty`)],
    };
  }
  const reader = new JsonReader(getPlace);
  return { value: reader.read(root), diagnostics: reader.diagnostics };
}

type Placer = (offset: number, length: number) => Place;

/** Finds excessive nesting or size before parsing: the parser is recursive and builds all values. */
function findExcess(text: string, getPlace: Placer): Diagnostic | undefined {
  const scanner = createScanner(text, true);
  let depth = 0;
  let tokens = 0;
  while (scanner.getPosition() < text.length) {
    scanner.scan();
    const sign = text[scanner.getTokenOffset()];
    if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    tokens += 1;
    if (depth > deepest) return tooDeep(getPlace(scanner.getTokenOffset(), 1));
    if (tokens > tokenLimits.messages) return tooMuch(getPlace(scanner.getTokenOffset(), 1), tokenLimits.messages);
  }
  return undefined;
}

/** Errors that leave the rest of the file as intended; errors after any other are mostly its consequences. */
const harmless = new Set(['CommaExpected', 'InvalidCommentToken', 'InvalidEscapeCharacter', 'InvalidCharacter']);

function toDiagnostics(errors: readonly ParseError[], text: string, getPlace: Placer): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  let last = -1;
  for (const { error, offset, length } of errors) {
    // A trailing comma is reported twice: as a missing key and as a missing value.
    if (offset !== last) {
      const surplus = surplusComma(error, text, offset);
      const place =
        surplus === undefined ? findErrorPlace(error, text, offset, length, getPlace) : getPlace(surplus, 1);
      const message = `Not valid JSON: ${surplus === undefined ? explain(error) : 'nothing follows this comma'}`;
      diagnostics.push(errorAt('json.syntax', place, message));
    }
    if (!harmless.has(printParseErrorCode(error))) break;
    last = offset;
  }
  return diagnostics;
}

/** Returns the offset of a comma before a closing bracket, to report that rather than what would have to follow it. */
function surplusComma(error: ParseError['error'], text: string, offset: number): number | undefined {
  if (!['PropertyNameExpected', 'ValueExpected'].includes(printParseErrorCode(error))) return undefined;
  if (text[offset] !== '}' && text[offset] !== ']') return undefined;
  const before = text.slice(0, offset).trimEnd().length - 1;
  return text[before] === ',' ? before : undefined;
}

/** Returns the place of a parse error; an error within a text is at that text. */
function findErrorPlace(
  error: ParseError['error'],
  text: string,
  offset: number,
  length: number,
  getPlace: Placer,
): Place {
  const wrong: Partial<Record<ReturnType<typeof printParseErrorCode>, RegExp>> = {
    InvalidEscapeCharacter: /\\[^"\\/bfnrtu]/,
    InvalidUnicode: /\\u(?![\da-f]{4})/i,
    InvalidCharacter: /\p{Cc}/u,
  };
  const pattern = wrong[printParseErrorCode(error)];
  // An escaped backslash needs no fix, so pairs of backslashes are blanked.
  const words = text.slice(offset, offset + length).replaceAll('\\\\', '  ');
  const found = pattern?.exec(words);
  return found ? getPlace(offset + found.index, found[0].length) : getPlace(offset, length);
}

class JsonReader {
  readonly diagnostics: Diagnostic[] = [];
  readonly #getPlace: Placer;

  constructor(getPlace: Placer) {
    this.#getPlace = getPlace;
  }

  read(node: Node): Located {
    const place = this.#getPlace(node.offset, node.length);
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
      const keyPlace = this.#getPlace(key.offset, key.length);
      const earlier = entries.get(name);
      if (earlier !== undefined) {
        const help = `It already stands in line ${earlier.key.line}.`;
        this.diagnostics.push(errorAt('json.duplicate-key', keyPlace, `The key ${quoted(name)} stands twice`, help));
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
    InvalidUnicode: 'four hex digits are expected behind \\u',
    InvalidCharacter: 'a text holds a control character; write it as an escape',
  };
  return words[name] ?? name;
}
