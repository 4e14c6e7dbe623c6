import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import { type Diagnostic, errorAt, type Place } from '#cli/diagnostics/diagnostic.ts';
import type { Located, LocatedEntry } from './located.ts';
import { type SourceFile, tooDeep } from './read-text.ts';

/** More than any honest configuration repeats; what expands further is an attack or an accident. */
const mostAliasedNodes = 2000;
const deepest = 100;

/** Parses YAML 1.2 into values that know their place. `value` is undefined for an empty file. */
export function parseYaml(source: SourceFile): { value: Located | undefined; diagnostics: Diagnostic[] } {
  try {
    return parse(source);
  } catch (error) {
    // The library descends by recursion and runs out of stack before it could complain.
    if (!(error instanceof RangeError)) throw error;
    return { value: undefined, diagnostics: [tooDeep(source)] };
  }
}

function parse(source: SourceFile): { value: Located | undefined; diagnostics: Diagnostic[] } {
  const lines = new LineCounter();
  const document = parseDocument(source.text, {
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: false,
    version: '1.2',
    logLevel: 'error',
  });
  const reader = new YamlReader(source.file, document, lines);
  // What follows the first error is mostly its consequence, and a tree that was only partly understood would lead to
  // complaints about things that are not so.
  const [first] = [...document.errors, ...document.warnings].sort((one, other) => one.pos[0] - other.pos[0]);
  if (first !== undefined) {
    if (first.message.startsWith('Maximum call stack')) return { value: undefined, diagnostics: [tooDeep(source)] };
    const message = `Not valid YAML: ${explain(first)}`;
    return { value: undefined, diagnostics: [errorAt('yaml.syntax', reader.placeOf(first.pos), message)] };
  }
  if (document.contents === null) return { value: undefined, diagnostics: [] };
  const value = reader.read(document.contents);
  return { value: isNothing(value) ? undefined : value, diagnostics: reader.diagnostics };
}

/** The library's words where they are plain enough, ours where it speaks of its own inner workings. */
function explain({ code, message }: YAMLError): string {
  const words: Partial<Record<YAMLError['code'], string>> = {
    BLOCK_AS_IMPLICIT_KEY:
      'no map can begin here; a line may be indented wrongly, or a text with ": " lacks its quotes',
    BLOCK_IN_FLOW: 'between brackets everything is written with commas; a bracket may not be closed',
    MULTILINE_IMPLICIT_KEY:
      'a key stands on one line; a quote or bracket may not be closed, or a line is indented wrongly',
    MULTIPLE_DOCS: 'a file holds one document, but here a second one begins',
    TAB_AS_INDENT: 'lines are indented with spaces, not with tabs',
    TAG_RESOLVE_FAILED: 'tags are not supported',
  };
  if (code === 'MISSING_CHAR' && message.includes('quote')) return `a text is not closed: its quote is missing`;
  if (code === 'UNEXPECTED_TOKEN' && message.includes('flow-map-start')) {
    return 'a map begins here, where a text ends; a text with braces, such as a path with a parameter, needs quotes';
  }
  return words[code] ?? message.slice(0, 1).toLowerCase() + message.slice(1);
}

function isNothing(node: Located): boolean {
  return node.kind === 'scalar' && node.value === null;
}

class YamlReader {
  readonly diagnostics: Diagnostic[] = [];
  readonly #file: string;
  readonly #document: Document.Parsed;
  readonly #lines: LineCounter;
  #aliased = 0;

  constructor(file: string, document: Document.Parsed, lines: LineCounter) {
    this.#file = file;
    this.#document = document;
    this.#lines = lines;
  }

  placeOf([start, end]: readonly number[]): Place {
    const { line, col } = this.#lines.linePos(start ?? 0);
    return {
      file: this.#file,
      line: Math.max(1, line),
      column: Math.max(1, col),
      length: Math.max(1, (end ?? 0) - (start ?? 0)),
    };
  }

  read(node: unknown, depth = 0, alias?: Place): Located {
    const place = this.placeOf(rangeOf(node));
    if (depth > deepest || (alias !== undefined && ++this.#aliased > mostAliasedNodes)) {
      if (this.#aliased <= mostAliasedNodes + 1) {
        this.diagnostics.push(
          errorAt('yaml.alias', alias ?? place, 'Values are nested too deeply or repeated too often'),
        );
      }
      this.#aliased = Math.max(this.#aliased, mostAliasedNodes + 1);
      return { kind: 'scalar', place, value: null };
    }
    if (isAlias(node)) {
      const target = node.resolve(this.#document);
      if (target !== undefined) return { ...this.read(target, depth + 1, alias ?? place), place };
      this.diagnostics.push(errorAt('yaml.alias', place, `The alias *${node.source} names no anchor before it`));
      return { kind: 'scalar', place, value: null };
    }
    if (isMap(node)) return this.#readMap(node, place, depth, alias);
    if (isSeq(node)) {
      return { kind: 'list', place, items: node.items.map((item) => this.read(item, depth + 1, alias)) };
    }
    return { kind: 'scalar', place, value: isScalar(node) ? scalarOf(node.value) : null };
  }

  #readMap(map: YAMLMap, place: Place, depth: number, alias: Place | undefined): Located {
    const entries = new Map<string, LocatedEntry>();
    for (const pair of map.items) {
      const keyPlace = this.placeOf(rangeOf(pair.key));
      if (!isScalar(pair.key)) {
        this.diagnostics.push(errorAt('yaml.syntax', keyPlace, 'A key is a single word, not a list, map or alias'));
        continue;
      }
      const key = String(pair.key.value);
      const earlier = entries.get(key);
      if (earlier !== undefined) {
        this.diagnostics.push(
          errorAt(
            'yaml.duplicate-key',
            keyPlace,
            `The key "${key}" stands twice`,
            `It already stands in line ${earlier.key.line}.`,
          ),
        );
      }
      const value =
        pair.value === null
          ? ({ kind: 'scalar', place: keyPlace, value: null } as const)
          : this.read(pair.value, depth + 1, alias);
      entries.set(key, { key: keyPlace, value });
    }
    return { kind: 'map', place: firstLine(place), entries, removed: new Map() };
  }
}

/** A map spans many lines; the caret belongs under its beginning. */
function firstLine(place: Place): Place {
  return { ...place, length: 1 };
}

function rangeOf(node: unknown): readonly number[] {
  return (isNode(node) ? node.range : undefined) ?? [0, 0];
}

function scalarOf(value: unknown): string | number | boolean | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value === null || value === undefined ? null : String(value);
}
