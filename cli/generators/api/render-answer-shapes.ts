import { areasOf, rpcAreas } from '#cli/config/rpc-areas.ts';
import { pathOfReference, resolvePath, valueAt } from '#cli/openapi/document-path.ts';
import { isObject, type JsonObject } from '#cli/openapi/json-value.ts';
import type { ApiName } from '#cli/openapi/spec.ts';
import type { OperationUse } from '#cli/runtime-usage/runtime-usage.ts';
import type { AnswerShapes, Shape } from '#runtime/contracts/answer-shapes.ts';
import { literal } from '../literal.ts';

/**
 * Renders what the answers of an API have to look like, for the servers of storefronts: a table for each area of `runtime/rpc`, so that a site has
 * those that it can ask for.
 *
 * @param operations - Those that the runtime calls.
 */
export function renderAnswerShapes(api: ApiName, document: JsonObject, operations: readonly OperationUse[]): string {
  const own = operations.filter((each) => each.api === api || each.api === 'either');
  return rpcAreas
    .map(({ name }) => {
      const asked = own.filter((each) => areasOf(each).includes(name));
      return renderTable(name, collectAnswerShapes(document, new Set(asked.map(nameOperation))));
    })
    .join('');
}

const nameOperation = ({ method, path }: Pick<OperationUse, 'method' | 'path'>): string =>
  `${method.toUpperCase()} ${path}`;

function renderTable(area: string, answers: AnswerShapes): string {
  return `
/** What is answered to the procedures of ${area}. */
export const ${area}Answers: import('shopgen/runtime/contracts/answer-shapes.ts').AnswerShapes = ${literal(answers)};
`;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

/**
 * Returns the shapes of JSON answers to successful requests.
 *
 * @param asked - Operations, as `GET /Products/{id}`.
 */
export function collectAnswerShapes(document: JsonObject, asked: ReadonlySet<string>): AnswerShapes {
  const shapes: Record<string, Shape> = {};
  const operations: Record<string, Shape> = {};

  const follow = (value: unknown): unknown => {
    if (!isObject(value) || typeof value.$ref !== 'string') return value;
    return valueAt(document, resolvePath(document, pathOfReference(value.$ref) ?? []));
  };
  const toShape = (schema: unknown): Shape => {
    if (!isObject(schema)) return 'any';
    const parts: Shape[] = [];
    if (typeof schema.$ref === 'string') parts.push(toReference(schema.$ref));
    if (Array.isArray(schema.allOf)) parts.push(...schema.allOf.map(toShape));
    for (const forms of [schema.oneOf, schema.anyOf]) if (Array.isArray(forms)) parts.push(toChoice(forms));
    const kinds = Array.isArray(schema.type) ? schema.type : schema.type === undefined ? [] : [schema.type];
    if (kinds.length > 1) parts.push({ one: kinds.map((type) => toShape({ ...own(schema), type })) });
    else if (kinds.length === 1 || isObject(schema.properties)) parts.push(toKind(own(schema), kinds[0] ?? 'object'));
    const [only, ...others] = parts.filter((part) => part !== 'any');
    if (only === undefined) return 'any';
    return others.length === 0 ? only : { all: [only, ...others] };
  };
  const toReference = ($ref: string): Shape => {
    const name = /^#\/components\/schemas\/([^/]+)$/.exec($ref)?.[1] ?? $ref;
    if (!Object.hasOwn(shapes, name)) {
      // Before its parts are looked at, which may refer to it.
      shapes[name] = 'any';
      shapes[name] = toShape(follow({ $ref }));
    }
    return { ref: name };
  };
  const toChoice = (forms: readonly unknown[]): Shape => {
    const [constants, ...others] = forms.map(constantsOf);
    const property = [...(constants?.keys() ?? [])].find((name) => others.every((each) => each.has(name)));
    if (property === undefined || others.length === 0) return { one: forms.map(toShape) };
    const of = forms.flatMap((form) =>
      (constantsOf(form).get(property) ?? []).map((value): [string, Shape] => [value, toShape(form)]),
    );
    return { by: property, of: Object.fromEntries(of) };
  };
  /** The values that tell one form of an object from another, by its properties. */
  const constantsOf = (form: unknown): ReadonlyMap<string, readonly string[]> => {
    const schema = follow(form);
    const properties = isObject(schema) && isObject(schema.properties) ? Object.entries(schema.properties) : [];
    return new Map(
      properties.flatMap(([name, value]) => {
        const property = follow(value);
        if (!isObject(property)) return [];
        const values = property.const === undefined ? property.enum : [property.const];
        return Array.isArray(values) && values.every((each) => typeof each === 'string') ? [[name, values]] : [];
      }),
    );
  };
  const toKind = (schema: JsonObject, type: unknown): Shape => {
    if (type === 'integer') return 'number';
    if (type === 'string' || type === 'number' || type === 'boolean' || type === 'null') return type;
    if (type === 'array') return { list: toShape(schema.items) };
    if (!isObject(schema.properties))
      return isObject(schema.additionalProperties) ? { map: toShape(schema.additionalProperties) } : { has: {} };
    const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
    const shown = Object.entries(schema.properties).filter(([, value]) => !isObject(value) || value.writeOnly !== true);
    const entries = shown.map(([name, value]): [string, Shape] => [name, toShape(value)]);
    const may = entries.filter(([name, shape]) => !required.includes(name) && shape !== 'any');
    return {
      has: Object.fromEntries(entries.filter(([name]) => required.includes(name))),
      ...(may.length > 0 && { may: Object.fromEntries(may) }),
    };
  };

  const paths = isObject(document.paths) ? document.paths : {};
  for (const [path, item] of Object.entries(paths)) {
    for (const method of methods) {
      const name = nameOperation({ method, path });
      const operation = isObject(item) && asked.has(name) ? item[method] : undefined;
      const answered = isObject(operation) && isObject(operation.responses) ? Object.entries(operation.responses) : [];
      const found = answered
        .filter(([status]) => /^2/.test(status))
        .map(([, response]) => jsonSchemaOf(follow(response)));
      // What some answer is no JSON, such as a file, cannot be told here.
      if (found.length === 0 || found.includes(undefined)) continue;
      const [only, ...others] = found.map(toShape);
      if (only === undefined) continue;
      operations[name] = others.length === 0 ? only : { one: [only, ...others] };
    }
  }
  return { shapes, operations };
}

/** Returns a schema without what is looked at apart. */
function own({ allOf: _all, oneOf: _one, anyOf: _any, $ref: _ref, ...rest }: JsonObject): JsonObject {
  return rest;
}

function jsonSchemaOf(response: unknown): unknown {
  const content = isObject(response) && isObject(response.content) ? Object.entries(response.content) : [];
  const [type, media] = content[0] ?? [];
  return content.length === 1 && type === 'application/json' && isObject(media) ? media.schema : undefined;
}
