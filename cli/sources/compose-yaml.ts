import { Composer, CST, type Document, Lexer, LineCounter, Parser } from 'yaml';
import { type Diagnostic, errorAt, type Place } from '#cli/diagnostics/diagnostic.ts';
import { explainYaml, isLocal, type YamlProblem } from './explain-yaml.ts';
import type { SourceFile } from './read-text.ts';
import { deepest, tooDeep, tooMuch } from './source-limits.ts';

/** The nodes of a YAML file, with their offsets. */
export interface ComposedYaml {
  readonly document: Document.Parsed;
  readonly getPlace: (range: readonly number[]) => Place;
}

/** Composes YAML 1.2 within limits. Returns diagnostics instead when it is not valid. */
export function composeYaml(source: SourceFile, maxTokens: number): ComposedYaml | readonly Diagnostic[] {
  const lines = new LineCounter();
  const getPlace = ([start = 0, end = 0]: readonly number[]): Place => {
    const { line, col } = lines.linePos(start);
    return {
      file: source.file,
      line: Math.max(1, line),
      column: Math.max(1, col),
      length: Math.max(1, end - start),
    };
  };
  const report = (problems: readonly YamlProblem[]): Diagnostic[] =>
    problems.map((problem) => {
      const place = getPlace(findProblemRange(source.text, problem));
      return errorAt('yaml.syntax', place, `Not valid YAML: ${explainYaml(problem)}`);
    });
  try {
    const { document, problems } = compose(source.text, lines, maxTokens, deepest);
    const version = document?.directives.yaml;
    if (version?.explicit && version.version !== '1.2') {
      const message = `Not valid YAML: the file declares YAML ${version.version}, but shopgen reads YAML 1.2`;
      return [errorAt('yaml.syntax', getPlace(directiveRange(source.text)), message, 'Leave the %YAML line out.')];
    }
    if (problems.length > 0) return report(reportable(source.text, problems));
    if (document === undefined) return [];
    return { document, getPlace };
  } catch (error) {
    if (!(error instanceof Excess)) throw error;
    const place = getPlace([error.offset, error.offset + 1]);
    if (error.what === 'tokens') return [tooMuch(place, maxTokens)];
    // An earlier syntax error may look like endless nesting, and is then reported instead.
    const before = tryProblems(source.text.slice(0, error.offset)).filter(({ pos }) => pos[1] < error.offset);
    return before.length > 0 ? report(untilBroken(before)) : [tooDeep(place)];
  }
}

/**
 * Returns the place to show for a problem: not after the last line, and in the line that is indented too far, not
 * before it.
 */
function findProblemRange(text: string, { code, pos: [start, end] }: YamlProblem): readonly number[] {
  const last = text.trimEnd().length;
  if (start > last) return [last, last + 1];
  if (code !== 'BLOCK_AS_IMPLICIT_KEY') return [start, end];
  const colon = text.slice(start).search(/:\s/);
  const line = text.lastIndexOf('\n', start + Math.max(0, colon)) + 1;
  if (line <= start) return [start, end];
  const from = line + text.slice(line).search(/\S/);
  return [from, Math.max(end, from + 1)];
}

/** Aborts parsing of a file that is nested too deeply or too large, before memory or the stack is exhausted. */
class Excess extends Error {
  readonly what: 'depth' | 'tokens';
  readonly offset: number;

  constructor(what: 'depth' | 'tokens', offset: number) {
    super(what);
    this.what = what;
    this.offset = offset;
  }
}

const options = { prettyErrors: false, uniqueKeys: false, version: '1.2', logLevel: 'error' } as const;

function compose(text: string, lines: LineCounter, maxTokens: number, maxDepth: number) {
  const composer = new Composer(options);
  let document: Document.Parsed | undefined;
  const problems: YamlProblem[] = [];
  const tags: [number, number][] = [];
  for (const next of composer.compose(getTokens(text, { lines, maxTokens, maxDepth, tags }), true, text.length)) {
    if (document !== undefined) {
      problems.push({ pos: [next.range[0], next.range[1]], code: 'MULTIPLE_DOCS', message: '' });
      break;
    }
    document = next;
    // The parser accepts some tags, but configuration files allow none.
    problems.push(...[...next.errors, ...next.warnings].filter(({ code }) => code !== 'TAG_RESOLVE_FAILED'));
  }
  problems.push(...tags.map((pos) => ({ pos, code: 'TAG_RESOLVE_FAILED', message: '' }) as const));
  return { document, problems: problems.sort((one, other) => one.pos[0] - other.pos[0]) };
}

interface Reading {
  readonly lines: LineCounter;
  readonly maxTokens: number;
  readonly maxDepth: number;
  /** Collects the ranges of the tags. */
  readonly tags: [number, number][];
}

function* getTokens(text: string, { lines, maxTokens, maxDepth, tags }: Reading): Generator<CST.Token, void> {
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  let tokens = 0;
  let last = '';
  for (const lexeme of new Lexer().lex(text)) {
    const before = parser.offset;
    yield* parser.next(lexeme);
    if (lexeme.startsWith('!') && last !== CST.SCALAR) tags.push([before, parser.offset]);
    last = lexeme;
    tokens += 1;
    if (parser.stack.length > maxDepth) throw new Excess('depth', before);
    if (tokens > maxTokens) throw new Excess('tokens', before);
  }
  yield* parser.end();
}

function directiveRange(text: string): [number, number] {
  const start = Math.max(0, text.search(/^%YAML/m));
  const end = text.indexOf('\n', start);
  return [start, end === -1 ? text.length : end];
}

/**
 * Returns the problems that are certain: everything up to the first error that breaks the structure, because most later
 * ones follow from it; and the same for every later block that begins with a key at the start of a line, each parsed
 * alone, since no value reaches beyond such a line.
 */
function reportable(text: string, problems: readonly YamlProblem[]): YamlProblem[] {
  const told = untilBroken(problems);
  const last = told.at(-1);
  if (last === undefined || isLocal(last) || last.code === 'MULTIPLE_DOCS') return told;
  return [...told, ...blocksAfter(text, last.pos[0]).flatMap(({ start, block }) => findProblems(block, start))];
}

function untilBroken(problems: readonly YamlProblem[]): YamlProblem[] {
  const breaking = problems.findIndex((problem) => !isLocal(problem));
  return problems.slice(0, breaking === -1 ? problems.length : breaking + 1);
}

function findProblems(block: string, start: number): YamlProblem[] {
  return untilBroken(tryProblems(block)).map(({ pos, code, message }) => ({
    pos: [pos[0] + start, pos[1] + start],
    code,
    message,
  }));
}

function tryProblems(block: string): readonly YamlProblem[] {
  try {
    return compose(block, new LineCounter(), Number.POSITIVE_INFINITY, deepest + 20).problems;
  } catch (error) {
    // Alone, a block may be nested deeper than inside its text: the first error is already reported.
    if (error instanceof Excess) return [];
    throw error;
  }
}

function blocksAfter(text: string, offset: number): { start: number; block: string }[] {
  const starts = [...text.matchAll(/^[A-Za-z][\w-]*:(?=\s)/gm)].map(({ index }) => index).filter((at) => at > offset);
  return starts.map((start, index) => ({ start, block: text.slice(start, starts[index + 1] ?? text.length) }));
}
