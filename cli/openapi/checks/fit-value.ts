import { isDeepStrictEqual } from 'node:util';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { suggest } from '#cli/diagnostics/nearest.ts';
import { type DocumentPath, pathOfReference, valueAt } from '../document-path.ts';
import { isObject, type JsonObject } from '../json-value.ts';
import { shownValue } from './spec-complaints.ts';

/** The reason why a value does not conform to a schema, with the place inside the value. */
export interface Misfit {
  readonly path: DocumentPath;
  readonly message: string;
  readonly help?: string | undefined;
  /** Whether the name is invalid instead of the value. */
  readonly isName?: true;
}

/**
 * Validates a value against a schema of a description. Interpreted, because each value is validated against its schema
 * once: compiling the schemas of a real description, as the server's validator does, takes seconds.
 * @returns the first misfit, undefined when the value fits
 */
export function fitValue(document: JsonObject, schema: unknown, value: unknown): Misfit | undefined {
  if (schema === false) return { path: [], message: 'nothing is allowed here' };
  if (!isObject(schema)) return undefined;
  if (typeof schema.$ref === 'string') {
    const target = pathOfReference(schema.$ref);
    const found = target === undefined ? undefined : fitValue(document, valueAt(document, target), value);
    if (found !== undefined) return found;
  }
  return (
    misfitOfType(schema, value) ??
    misfitOfChoice(schema, value) ??
    (typeof value === 'number' ? misfitOfNumber(schema, value) : undefined) ??
    (typeof value === 'string' ? misfitOfText(schema, value) : undefined) ??
    (Array.isArray(value) ? misfitOfList(document, schema, value) : undefined) ??
    (isObject(value) ? misfitOfMap(document, schema, value) : undefined) ??
    misfitOfCombination(document, schema, value)
  );
}

function misfitOfType({ type }: JsonObject, value: unknown): Misfit | undefined {
  const types: readonly unknown[] = type === undefined ? [] : Array.isArray(type) ? type : [type];
  if (types.length === 0 || types.some((name) => isOfType(value, name))) return undefined;
  return { path: [], message: `it is ${shownValue(value)}, expected ${types.join(' or ')}` };
}

function isOfType(value: unknown, type: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

function misfitOfChoice(schema: JsonObject, value: unknown): Misfit | undefined {
  if ('const' in schema && !isDeepStrictEqual(schema.const, value)) {
    return { path: [], message: `it is ${shownValue(value)}, expected ${JSON.stringify(schema.const)}` };
  }
  const values = schema.enum;
  if (!Array.isArray(values) || values.some((one) => isDeepStrictEqual(one, value))) return undefined;
  const help = suggest(String(value), values.map(String));
  return { path: [], message: `it is ${shownValue(value)}, which is not in the enum`, help };
}

function misfitOfNumber(schema: JsonObject, value: number): Misfit | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const at = (message: string): Misfit => ({ path: [], message: `it is ${value}, expected ${message}` });
  if (typeof minimum === 'number' && value < minimum) return at(`at least ${minimum}`);
  if (typeof maximum === 'number' && value > maximum) return at(`at most ${maximum}`);
  if (typeof exclusiveMinimum === 'number' && value <= exclusiveMinimum) return at(`more than ${exclusiveMinimum}`);
  if (typeof exclusiveMaximum === 'number' && value >= exclusiveMaximum) return at(`less than ${exclusiveMaximum}`);
  // Tolerates floating-point errors, as in 0.3 / 0.1.
  const parts = typeof multipleOf === 'number' ? value / multipleOf : 0;
  return Math.abs(parts - Math.round(parts)) > 1e-9 ? at(`a multiple of ${multipleOf}`) : undefined;
}

function misfitOfText(schema: JsonObject, value: string): Misfit | undefined {
  const at = (message: string): Misfit => ({ path: [], message: `${shownValue(value)} ${message}` });
  const length = [...value].length;
  if (typeof schema.minLength === 'number' && length < schema.minLength) {
    return at(`has ${length} characters, expected at least ${schema.minLength}`);
  }
  if (typeof schema.maxLength === 'number' && length > schema.maxLength) {
    return at(`has ${length} characters, expected at most ${schema.maxLength}`);
  }
  if (typeof schema.pattern === 'string' && !new RegExp(schema.pattern, 'u').test(value)) {
    return at(`does not match the pattern ${schema.pattern}`);
  }
  return isOfFormat(schema.format, value) ? undefined : at(`is no ${String(schema.format)}`);
}

const formats: ReadonlyMap<string, unknown> = new Map(Object.entries(fullFormats));

function isOfFormat(name: unknown, value: string): boolean {
  const format = typeof name === 'string' ? formats.get(name) : undefined;
  const test: unknown = isObject(format) && 'validate' in format ? format.validate : format;
  if (test instanceof RegExp) return test.test(value);
  return typeof test === 'function' && test.length > 0 ? Boolean(test(value)) : true;
}

function misfitOfList(document: JsonObject, schema: JsonObject, list: readonly unknown[]): Misfit | undefined {
  const at = (message: string): Misfit => ({ path: [], message: `it has ${list.length} items, expected ${message}` });
  if (typeof schema.minItems === 'number' && list.length < schema.minItems) return at(`at least ${schema.minItems}`);
  if (typeof schema.maxItems === 'number' && list.length > schema.maxItems) return at(`at most ${schema.maxItems}`);
  const fixed: readonly unknown[] = Array.isArray(schema.prefixItems) ? schema.prefixItems : [];
  for (const [index, item] of list.entries()) {
    const misfit = fitValue(document, index < fixed.length ? fixed[index] : schema.items, item);
    if (misfit !== undefined) return below(String(index), misfit);
    const isTwice = schema.uniqueItems === true && list.slice(0, index).some((other) => isDeepStrictEqual(other, item));
    if (isTwice) return { path: [String(index)], message: 'it stands in the list twice' };
  }
  return undefined;
}

function misfitOfMap(document: JsonObject, schema: JsonObject, map: JsonObject): Misfit | undefined {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const missing = required.find((name) => !Object.hasOwn(map, String(name)));
  const near = Object.keys(map).find(
    (name) => !Object.hasOwn(properties, name) && name.toLowerCase() === String(missing).toLowerCase(),
  );
  if (missing !== undefined) {
    return { path: near === undefined ? [] : [near], message: `the property "${String(missing)}" is missing` };
  }
  const patterns = isObject(schema.patternProperties) ? Object.entries(schema.patternProperties) : [];
  for (const [name, value] of Object.entries(map)) {
    const own = Object.hasOwn(properties, name) ? [properties[name]] : [];
    const schemas = [
      ...own,
      ...patterns.filter(([pattern]) => new RegExp(pattern, 'u').test(name)).map(([, one]) => one),
    ];
    if (schemas.length === 0 && schema.additionalProperties === false) return extra(name, Object.keys(properties));
    if (schemas.length === 0) schemas.push(schema.additionalProperties);
    for (const one of schemas) {
      const misfit = fitValue(document, one, value);
      if (misfit !== undefined) return below(name, misfit);
    }
    const misnamed = fitValue(document, schema.propertyNames, name);
    if (misnamed !== undefined) return { ...below(name, misnamed), message: `as a name, ${misnamed.message}` };
    if (schema.unevaluatedProperties === false && !listAllowedNames(document, schema).has(name)) {
      return extra(name, [...listAllowedNames(document, schema)]);
    }
  }
  return undefined;
}

function extra(name: string, known: readonly string[]): Misfit {
  return { path: [name], message: `there is no property "${name}"`, help: suggest(name, known), isName: true };
}

/** Returns every property that a schema or a part of its combination has. */
function listAllowedNames(document: JsonObject, schema: unknown, depth = 0): Set<string> {
  if (!isObject(schema) || depth > 20) return new Set();
  const target = typeof schema.$ref === 'string' ? pathOfReference(schema.$ref) : undefined;
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key): unknown[] => {
    const list = schema[key];
    return Array.isArray(list) ? list : [];
  });
  const all = [...parts, ...(target === undefined ? [] : [valueAt(document, target)])];
  const own = isObject(schema.properties) ? Object.keys(schema.properties) : [];
  return new Set([...own, ...all.flatMap((part) => [...listAllowedNames(document, part, depth + 1)])]);
}

function misfitOfCombination(document: JsonObject, schema: JsonObject, value: unknown): Misfit | undefined {
  for (const part of Array.isArray(schema.allOf) ? schema.allOf : []) {
    const misfit = fitValue(document, part, value);
    if (misfit !== undefined) return misfit;
  }
  for (const [key, most] of [
    ['anyOf', Number.POSITIVE_INFINITY],
    ['oneOf', 1],
  ] as const) {
    const parts: unknown = schema[key];
    if (!Array.isArray(parts)) continue;
    const misfits = parts.map((part) => fitValue(document, part, value));
    const fitting = misfits.filter((misfit) => misfit === undefined).length;
    if (fitting > most) return { path: [], message: 'it fits more than one of the alternatives of oneOf' };
    // The branch whose error is deepest is most likely the intended one.
    if (fitting === 0) return misfits.toSorted((a, b) => (b?.path.length ?? 0) - (a?.path.length ?? 0))[0];
  }
  if (schema.not !== undefined && fitValue(document, schema.not, value) === undefined) {
    return { path: [], message: 'it is what the schema excludes with not' };
  }
  if (schema.if === undefined) return undefined;
  return fitValue(document, fitValue(document, schema.if, value) === undefined ? schema.then : schema.else, value);
}

function below(step: string, misfit: Misfit): Misfit {
  return { ...misfit, path: [step, ...misfit.path] };
}
