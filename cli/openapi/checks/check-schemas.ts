import { suggest } from '#cli/diagnostics/nearest.ts';
import { quoted } from '#cli/sources/quoted.ts';
import { isObject, type JsonObject } from '../json-value.ts';
import { type Complaint, getName, shownValue } from './spec-complaints.ts';
import type { SpecPart } from './walk-spec.ts';

/** Checks for schemas that contradict themselves. */
export function checkSchemas(parts: readonly SpecPart[]): Complaint[] {
  return parts
    .filter(({ kind, value }) => kind === 'schema' && !('$ref' in value))
    .flatMap((part) => [
      ...checkType(part),
      ...checkRequired(part),
      ...checkPattern(part),
      ...checkBounds(part),
      ...checkEnum(part),
    ]);
}

const code = 'spec.schema';
const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

/** Keywords that apply to certain types only. */
const keywordTypes: Readonly<Record<string, readonly string[]>> = {
  properties: ['object'],
  required: ['object'],
  additionalProperties: ['object'],
  minProperties: ['object'],
  maxProperties: ['object'],
  items: ['array'],
  prefixItems: ['array'],
  minItems: ['array'],
  maxItems: ['array'],
  uniqueItems: ['array'],
  minLength: ['string'],
  maxLength: ['string'],
  pattern: ['string'],
  minimum: ['number', 'integer'],
  maximum: ['number', 'integer'],
  exclusiveMinimum: ['number', 'integer'],
  exclusiveMaximum: ['number', 'integer'],
  multipleOf: ['number', 'integer'],
};

function checkType({ path, value }: SpecPart): Complaint[] {
  const given = typeList(value.type);
  if (given === undefined) {
    const message = `The type of ${getName(path)} is ${shownValue(value.type)}, expected the name of one or a list of names`;
    return [{ code, path: [...path, 'type'], message, help: `There are ${types.join(', ')}.` }];
  }
  const unknown = given.find((name) => !types.includes(name));
  if (unknown !== undefined) {
    const message = `${getName(path)} has the unknown type ${quoted(unknown)}`;
    return [{ code, path: [...path, 'type'], message, help: typeMeant(unknown) }];
  }
  if (value.type === undefined) return checkUntyped(path, value);
  if (value.type === 'array' && value.items === undefined && value.prefixItems === undefined) {
    const message = `${getName(path)} is a list, but does not say of what`;
    return [{ code, path, message, help: 'Write items: and the schema of one.' }];
  }
  return Object.keys(value).flatMap((key): Complaint[] => {
    const fitting = Object.hasOwn(keywordTypes, key) ? keywordTypes[key] : undefined;
    if (
      fitting === undefined ||
      (key === 'required' && !Array.isArray(value.required)) ||
      fitting.some((type) => given.includes(type))
    )
      return [];
    const message = `${getName(path)} has ${key}, which says nothing of the type ${given.join(' or ')}`;
    return [
      { code, path: [...path, key], atKey: true, message, help: `It belongs to the type ${fitting.join(' or ')}.` },
    ];
  });
}

function typeList(type: unknown): string[] | undefined {
  if (type === undefined) return [];
  const list: readonly unknown[] = Array.isArray(type) ? type : [type];
  return list.every((name) => typeof name === 'string') && list.length > 0 ? list.map(String) : undefined;
}

function typeMeant(name: string): string | undefined {
  const known: Readonly<Record<string, string>> = {
    int: 'integer',
    float: 'number',
    double: 'number',
    bool: 'boolean',
    list: 'array',
    map: 'object',
    text: 'string',
    date: 'string',
    file: 'string',
  };
  const lower = name.toLowerCase();
  return Object.hasOwn(known, lower) ? `Did you mean "${known[lower]}"?` : suggest(name, types);
}

const combining = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'enum', 'const'];

/** Checks for schemas without a type. Inside a combination a schema may leave it out. */
function checkUntyped(path: readonly string[], value: JsonObject): Complaint[] {
  const isPart =
    ['allOf', 'anyOf', 'oneOf'].includes(path.at(-2) ?? '') ||
    ['not', 'if', 'then', 'else'].includes(path.at(-1) ?? '');
  if (isPart || combining.some((key) => key in value)) return [];
  const telling = Object.keys(value).find((key) => Object.hasOwn(keywordTypes, key));
  if (telling === undefined) return [];
  const [type] = keywordTypes[telling] ?? [];
  const message = `${getName(path)} has ${telling}, but no type`;
  return [{ code, path, message, help: `Did you mean type: ${type}?` }];
}

function checkRequired({ path, value }: SpecPart): Complaint[] {
  const { required, properties } = value;
  if (required === undefined) return [];
  if (!Array.isArray(required)) {
    const message = `required of ${getName(path)} is ${shownValue(required)}, expected a list of names`;
    return [{ code, path: [...path, 'required'], message, help: 'It stands beside properties, not within one.' }];
  }
  // A schema that is combined with others may require their properties.
  if (!isObject(properties) || combining.slice(0, 3).some((key) => key in value)) return [];
  return required.flatMap((name, index): Complaint[] => {
    if (typeof name === 'string' && Object.hasOwn(properties, name)) return [];
    const message = `${getName(path)} requires ${quoted(String(name))}, which is not among its properties`;
    return [
      {
        code,
        path: [...path, 'required', String(index)],
        message,
        help: suggest(String(name), Object.keys(properties)),
      },
    ];
  });
}

function checkPattern({ path, value }: SpecPart): Complaint[] {
  if (value.pattern === undefined) return [];
  const at = [...path, 'pattern'];
  if (typeof value.pattern !== 'string') {
    return [
      { code, path: at, message: `The pattern of ${getName(path)} is ${shownValue(value.pattern)}, expected a text` },
    ];
  }
  try {
    new RegExp(value.pattern, 'u');
    return [];
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/^Invalid regular expression: .*: /s, '') : '';
    const message = `The pattern of ${getName(path)} is no regular expression: ${why.toLowerCase()}`;
    return [
      {
        code,
        path: at,
        message,
        help: 'A regular expression of ECMAScript, without slashes around it, in single quotes.',
      },
    ];
  }
}

/** Keywords of least and most values. */
export const bounds = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

function checkBounds({ path, value }: SpecPart): Complaint[] {
  return bounds.flatMap(([low, high]): Complaint[] => {
    for (const key of [low, high]) {
      if (value[key] !== undefined && typeof value[key] !== 'number') {
        const message = `${key} of ${getName(path)} is ${shownValue(value[key])}, expected a number`;
        return [{ code, path: [...path, key], message }];
      }
    }
    const [least, most] = [value[low], value[high]];
    if (typeof least !== 'number' || typeof most !== 'number' || least <= most) return [];
    const message = `${getName(path)} has the ${high} ${most}, which is below its ${low} ${least}: nothing fits`;
    return [{ code, path: [...path, high], message, help: `Write at least ${least}.` }];
  });
}

function checkEnum({ path, value }: SpecPart): Complaint[] {
  const values = value.enum;
  if (values === undefined) return [];
  const at = [...path, 'enum'];
  if (!Array.isArray(values) || values.length === 0) {
    const message = `enum of ${getName(path)} is ${Array.isArray(values) ? 'empty' : shownValue(values)}, expected a list of values`;
    return [{ code, path: at, message }];
  }
  const seen = new Set<string>();
  return values.flatMap((one, index): Complaint[] => {
    const text = JSON.stringify(one);
    const isTwice = seen.has(text);
    seen.add(text);
    return isTwice
      ? [{ code, path: [...at, String(index)], message: `${text} stands twice in the enum of ${getName(path)}` }]
      : [];
  });
}
