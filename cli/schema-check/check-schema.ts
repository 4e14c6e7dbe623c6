import type { z } from 'zod';
import type { DiagnosticCode } from '#cli/diagnostics/catalogue.ts';
import { type Diagnostic, errorAt, type Place } from '#cli/diagnostics/diagnostic.ts';
import { listed, nearest, suggest } from '#cli/diagnostics/nearest.ts';
import {
  entriesAt,
  keyPlaceAt,
  type Located,
  type LocatedMap,
  type LocatedPath,
  nodeAt,
  placeAt,
  toPlain,
} from '#cli/sources/located.ts';
import { quoted, shortened } from '#cli/sources/quoted.ts';
import type { FindKeySchema } from './key-schema.ts';
import { nearestTimeZone, repairValue } from './repair-value.ts';
import { suggestValue } from './suggest-value.ts';

type Issue = z.core.$ZodIssue;

/** Codes and wording of the diagnostics for one kind of file. */
export interface SchemaWords {
  readonly keySchemaAt: FindKeySchema;
  readonly codes: Readonly<Record<'unknownKey' | 'missingKey' | 'wrongValue', DiagnosticCode>>;
  /** The advice where `<<` is used. */
  readonly mergeKeyHelp: string;
  /** Returns a more specific code and message for certain unknown keys, such as a route. */
  readonly describeUnknownKey?: (
    path: LocatedPath,
  ) => { readonly code: DiagnosticCode; readonly message: string } | undefined;
  readonly helpMissingKey?: (tree: LocatedMap, path: LocatedPath) => string | undefined;
}

/** Checks a tree against a schema. Each diagnostic is placed where the value was set. */
export function checkSchema<Value>(
  tree: LocatedMap,
  schema: z.ZodType<Value>,
  words: SchemaWords,
): { value: Value | undefined; diagnostics: Diagnostic[] } {
  const parsed = schema.safeParse(toPlain(tree), { reportInput: true });
  const issues = parsed.success ? [] : parsed.error.issues;
  const diagnostics = issues.flatMap((issue) => toDiagnostics(tree, issue, [], words));
  // The schema ignores keys that every object inherits.
  const hidden = hiddenKeys(tree, []).filter(
    (path) => !diagnostics.some(({ place }) => place === keyPlaceAt(tree, path)),
  );
  diagnostics.push(...hidden.map((path) => unknownKey(tree, path, words)));
  return { value: parsed.success && hidden.length === 0 ? parsed.data : undefined, diagnostics };
}

function hiddenKeys(node: Located, path: LocatedPath): LocatedPath[] {
  if (node.kind !== 'map') return [];
  return [...node.entries].flatMap(([key, { value }]) =>
    key === '__proto__' ? [[...path, key]] : hiddenKeys(value, [...path, key]),
  );
}

function toDiagnostics(tree: LocatedMap, issue: Issue, above: LocatedPath, words: SchemaWords): Diagnostic[] {
  const path = [...above, ...issue.path.filter((step) => typeof step !== 'symbol')];
  if (issue.code === 'invalid_union') {
    const branch = fittingBranch(issue.errors);
    if (branch !== undefined) return branch.flatMap((inner) => toDiagnostics(tree, inner, path, words));
  }
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(tree, [...path, key], words));
  if (nodeAt(tree, path) === undefined) return isMisspelt(tree, path, words) ? [] : [missingKey(tree, path, words)];
  // A problem with the key of a map is reported at the key.
  const place = issue.code === 'invalid_key' ? keyPlaceAt(tree, path) : findValuePlace(tree, path);
  return [wrongValue(tree, issue, path, place, words)];
}

/**
 * Returns the place of a value. A map in braces is at its start, beside its key; one on lines of its own is at its key.
 */
function findValuePlace(tree: LocatedMap, path: LocatedPath): Place {
  const place = placeAt(tree, path);
  const value = nodeAt(tree, path);
  return value?.kind === 'map' && value.place.line === place.line ? value.place : place;
}

/** Returns the branch of a union that the value came nearest to: the one with the deepest issues. */
function fittingBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const depth = (issues: readonly Issue[]): number => Math.max(0, ...issues.map(score));
  return branches.toSorted((a, b) => depth(b) - depth(a))[0];
}

function score(issue: Issue): number {
  return issue.path.length * 2 + (issue.code === 'invalid_type' ? 0 : 1);
}

function unknownKey(tree: LocatedMap, path: LocatedPath, words: SchemaWords): Diagnostic {
  const key = String(path.at(-1));
  const parent = path.slice(0, -1);
  const own = words.describeUnknownKey?.(path);
  return errorAt(
    own?.code ?? words.codes.unknownKey,
    keyPlaceAt(tree, path),
    own?.message ?? `Unknown key ${quoted(key)}${describeParent(parent)}`,
    key === '<<' ? words.mergeKeyHelp : suggest(key, words.keySchemaAt(parent)?.keys ?? []),
  );
}

/**
 * Returns whether an unknown key beside it is reported with this one as its suggestion: one mistake, one diagnostic.
 */
function isMisspelt(tree: LocatedMap, path: LocatedPath, words: SchemaWords): boolean {
  const parent = path.slice(0, -1);
  const allowed = words.keySchemaAt(parent)?.keys ?? [];
  return entriesAt(tree, ...parent).some(([key]) => !allowed.includes(key) && nearest(key, allowed)[0] === path.at(-1));
}

function missingKey(tree: LocatedMap, path: LocatedPath, words: SchemaWords): Diagnostic {
  const parent = path.slice(0, -1);
  const message = `The key "${String(path.at(-1))}" is missing${describeParent(parent)}`;
  return errorAt(words.codes.missingKey, placeAt(tree, path), message, whyMissing(tree, path, words));
}

function whyMissing(tree: LocatedMap, path: LocatedPath, words: SchemaWords): string | undefined {
  const parent = nodeAt(tree, path.slice(0, -1));
  const removed = parent?.kind === 'map' ? parent.removed.get(String(path.at(-1))) : undefined;
  // Written as `~`, `null` or nothing: in the last case only the colon or a comment is left to underline.
  if (removed !== undefined) {
    return 'It was removed here with null: an empty value counts as null, and # begins a comment outside of quotes.';
  }
  return words.helpMissingKey?.(tree, path);
}

function wrongValue(tree: LocatedMap, issue: Issue, path: LocatedPath, place: Place, words: SchemaWords): Diagnostic {
  const name = path.map((step) => shortened(String(step))).join('.');
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    const given = typeof issue.input === 'string' ? issue.input : '';
    return errorAt(words.codes.wrongValue, place, `${name} is not one of ${listed(values)}`, suggest(given, values));
  }
  if (issue.code === 'invalid_type') {
    return errorAt(
      words.codes.wrongValue,
      place,
      `${name} is ${describeKind(issue.input)}, expected ${article(issue.expected)}`,
      suggestValue(issue.expected, issue.input, words.keySchemaAt(path)?.pattern, nodeAt(tree, path)),
    );
  }
  return errorAt(words.codes.wrongValue, place, `${name}: ${lowerFirst(wording(issue))}`, meantBy(issue, path));
}

/** Returns the schema's own words, except where they describe its inner workings. */
function wording(issue: Issue): string {
  if (issue.code === 'too_big') return `expected at most ${issue.maximum}${formatUnit(issue.origin)}`;
  if (issue.code === 'too_small') return `expected at least ${issue.minimum}${formatUnit(issue.origin)}`;
  return issue.message;
}

function formatUnit(origin: string): string {
  return origin === 'string' ? ' characters' : '';
}

function meantBy(issue: Issue, path: LocatedPath): string | undefined {
  if (typeof issue.input !== 'string') return undefined;
  const meant =
    path.at(-1) === 'timeZone'
      ? nearestTimeZone(issue.input)
      : issue.code === 'invalid_format' && issue.pattern !== undefined
        ? repairValue(issue.input, toRegExp(issue.pattern))
        : undefined;
  return meant === undefined ? undefined : `Did you mean "${meant}"?`;
}

/** Parses a pattern that the schema gives as source text: `/^a$/u`. */
function toRegExp(source: string): RegExp {
  const [, body = source, flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(source) ?? [];
  return new RegExp(body, flags);
}

function describeParent(parent: LocatedPath): string {
  return parent.length === 0 ? '' : ` in ${parent.map((step) => shortened(String(step))).join('.')}`;
}

function describeKind(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a map';
  if (typeof value === 'string') return `the text "${value.slice(0, 40)}"`;
  return `the ${typeof value} ${String(value)}`;
}

function article(expected: string): string {
  const names: Readonly<Record<string, string>> = {
    object: 'a map',
    record: 'a map',
    array: 'a list',
    string: 'a text',
    int: 'a whole number',
    boolean: 'true or false',
    number: 'a number',
  };
  return names[expected] ?? expected;
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
