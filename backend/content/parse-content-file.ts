import type { z } from 'zod';
import type { Diagnostic, Place } from '#cli/diagnostics/diagnostic.ts';
import { checkSchema, type SchemaWords } from '#cli/schema-check/check-schema.ts';
import { createFindKeySchema } from '#cli/schema-check/key-schema.ts';
import { composeYaml } from '#cli/sources/compose-yaml.ts';
import {
  type Located,
  type LocatedEntry,
  type LocatedMap,
  type LocatedPath,
  nodeAt,
  placeAt,
} from '#cli/sources/located.ts';
import { locateYaml } from '#cli/sources/parse-yaml.ts';
import { plainYaml } from '#cli/sources/plain-yaml.ts';
import { getStart, type SourceFile } from '#cli/sources/read-text.ts';
import { tokenLimits } from '#cli/sources/source-limits.ts';
import { type BodyText, checkBody, readMarkdownFile } from './front-matter.ts';

/** The value of a parsed file, and the places of its parts. */
export interface ParsedFile<Value> {
  /** Undefined when the file has errors. */
  readonly value: Value | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** Returns the place of a value; for a missing one, that of its parent. */
  readonly getPlace: (path: LocatedPath) => Place;
}

/** Parses a content file by its format. A `.md` file has its texts at the key `body`. */
export function parseContentFile<Value>(source: SourceFile, format: z.ZodType<Value>): ParsedFile<Value> {
  if (!source.file.endsWith('.md')) return parse(source, format, []);
  const markdown = readMarkdownFile(source);
  if ('code' in markdown) return failed(source, [markdown]);
  const twice = checkBody(markdown.body);
  return twice.length > 0 ? failed(source, twice) : parse(markdown.front, format, markdown.body);
}

function parse<Value>(source: SourceFile, format: z.ZodType<Value>, body: readonly BodyText[]): ParsedFile<Value> {
  const composed = composeYaml(source, tokenLimits.spec);
  if (!('document' in composed)) return failed(source, composed);
  const locate = remembered(() => locateYaml(composed));
  const tree = remembered(() => withBody(source, locate().value, body));
  const getPlace = (path: LocatedPath): Place => {
    const nearest = path.findLastIndex((_, index) => nodeAt(tree(), path.slice(0, index + 1)) !== undefined);
    return placeAt(tree(), path.slice(0, nearest + 1));
  };
  const plain = plainYaml(composed.document.contents);
  const read = plain && format.safeParse(joinBody(plain.value, body));
  if (read?.success) return { value: read.data, diagnostics: [], getPlace };
  // Places take time, so they are only looked up for diagnostics.
  const { diagnostics } = locate();
  if (diagnostics.length > 0) return { value: undefined, diagnostics, getPlace };
  return { ...checkSchema(tree(), format, describeFormat(format)), getPlace };
}

function joinBody(value: unknown, body: readonly BodyText[]): unknown {
  if (body.length === 0 || typeof value !== 'object' || value === null) return value ?? {};
  return { ...value, body: Object.fromEntries(body.map(({ name, text }) => [name, text])) };
}

function withBody(source: SourceFile, front: Located | undefined, body: readonly BodyText[]): LocatedMap {
  const place = getStart(source.file);
  const map: LocatedMap =
    front?.kind === 'map' ? front : { kind: 'map', place, entries: new Map(), removed: new Map() };
  const [first] = body;
  if (!first) return map;
  const texts = new Map(
    body.map(({ name, text, place: own }): [string, LocatedEntry] => [
      name,
      { key: own, value: { kind: 'scalar', place: own, value: text } },
    ]),
  );
  const value: LocatedMap = { kind: 'map', place: first.place, entries: texts, removed: new Map() };
  return { ...map, entries: new Map([...map.entries, ['body', { key: first.place, value }]]) };
}

function failed(source: SourceFile, diagnostics: readonly Diagnostic[]): ParsedFile<never> {
  return { value: undefined, diagnostics, getPlace: () => getStart(source.file) };
}

function describeFormat(format: z.ZodType): SchemaWords {
  return {
    keySchemaAt: createFindKeySchema(format),
    codes: { unknownKey: 'content.unknown-key', missingKey: 'content.missing-key', wrongValue: 'content.wrong-value' },
    mergeKeyHelp: 'YAML 1.2 has no merge keys: write the keys out.',
  };
}

function remembered<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
