import { type DocumentPath, resolvePath, valueAt } from '#cli/openapi/document-path.ts';
import { isObject, type JsonObject, property } from '#cli/openapi/json-value.ts';
import { listOperations } from '#cli/openapi/list-operations.ts';
import type { TypeStep } from './type-path.ts';

/**
 * Returns the path in a description for a path through its generated types, as deep as the two agree; `undefined` when
 * they agree on nothing.
 */
export function getDocumentPath(document: JsonObject, steps: readonly TypeStep[]): DocumentPath | undefined {
  const [root, first, second, ...rest] = steps.map((step) => step);
  const [room, section, name] = [root, first, second].map((step) =>
    step && 'property' in step ? step.property : undefined,
  );
  if (room === 'components' && section !== undefined) {
    if (name === undefined) return findInDocument(document, ['components', section]);
    const path = ['components', section, name];
    if (section === 'schemas') return schemaPath(document, path, rest);
    if (section === 'responses') return answerPath(document, path, rest);
    if (section === 'parameters' || section === 'headers') return schemaPath(document, [...path, 'schema'], rest, path);
    if (section === 'requestBodies') return contentPath(document, path, rest);
    return findInDocument(document, path);
  }
  if (room === 'paths' && section !== undefined) {
    return name !== undefined && isObject(valueAt(document, ['paths', section, name]))
      ? ['paths', section, name]
      : findInDocument(document, ['paths', section]);
  }
  if (room !== 'operations' || section === undefined) return findInDocument(document, ['paths']);
  const operation = listOperations(document).find(({ operationId }) => operationId === section);
  if (operation === undefined) return findInDocument(document, ['paths']);
  const path = ['paths', operation.path, operation.method];
  if (name === 'parameters') return parameterPath(document, path, rest);
  if (name === 'requestBody') return contentPath(document, [...path, 'requestBody'], rest);
  const [status, ...inside] = rest;
  if (name !== 'responses' || status === undefined || !('property' in status)) return path;
  return answerPath(document, [...path, 'responses', status.property], inside);
}

function findInDocument(document: JsonObject, path: DocumentPath): DocumentPath | undefined {
  return valueAt(document, path) === undefined ? undefined : path;
}

function parameterPath(document: JsonObject, operation: DocumentPath, steps: readonly TypeStep[]): DocumentPath {
  const [place, name, ...rest] = steps;
  const all = [...operation, 'parameters'];
  if (place === undefined || name === undefined || !('property' in place) || !('property' in name)) {
    return valueAt(document, all) === undefined ? operation : all;
  }
  for (const owner of [operation, operation.slice(0, -1)]) {
    const list = valueAt(document, [...owner, 'parameters']);
    if (!Array.isArray(list)) continue;
    for (const index of list.keys()) {
      const path = resolvePath(document, [...owner, 'parameters', String(index)]);
      const parameter = valueAt(document, path);
      if (property(parameter, 'in') !== place.property || property(parameter, 'name') !== name.property) continue;
      return rest.length === 0 ? path : schemaPath(document, [...path, 'schema'], rest, path);
    }
  }
  return operation;
}

function answerPath(document: JsonObject, start: DocumentPath, steps: readonly TypeStep[]): DocumentPath {
  const path = resolvePath(document, start);
  const [part, name, ...rest] = steps;
  if (part === undefined || !('property' in part) || part.property !== 'headers')
    return contentPath(document, path, steps);
  if (name === undefined || !('property' in name)) return path;
  const header = resolvePath(document, [...path, 'headers', name.property]);
  return schemaPath(document, [...header, 'schema'], rest, header);
}

/** Returns the path from an object with `content`, through the media type, into its schema. */
function contentPath(document: JsonObject, start: DocumentPath, steps: readonly TypeStep[]): DocumentPath {
  const path = resolvePath(document, start);
  const [, mediaType, ...rest] = steps;
  if (valueAt(document, path) === undefined) return start.slice(0, -1);
  if (mediaType === undefined || !('property' in mediaType)) return path;
  const content = [...path, 'content', mediaType.property];
  if (valueAt(document, content) === undefined) return path;
  return schemaPath(document, [...content, 'schema'], rest, content);
}

/** Follows properties and members of a schema; stops where the schema ends. */
function schemaPath(
  document: JsonObject,
  start: DocumentPath,
  steps: readonly TypeStep[],
  otherwise: DocumentPath = start.slice(0, -1),
): DocumentPath {
  if (valueAt(document, start) === undefined) return otherwise;
  let path = steps.length === 0 ? start : resolvePath(document, start);
  for (const [index, step] of steps.entries()) {
    const isLast = index === steps.length - 1;
    const next = 'property' in step ? propertyPath(document, path, step.property) : memberPath(document, path, step);
    if (next === undefined) {
      if ('property' in step) return path;
      continue;
    }
    path = isLast ? next : resolvePath(document, next);
  }
  return path;
}

const compositions = ['oneOf', 'anyOf', 'allOf'] as const;

function propertyPath(document: JsonObject, start: DocumentPath, name: string, depth = 0): DocumentPath | undefined {
  const path = resolvePath(document, start);
  const schema = valueAt(document, path);
  if (!isObject(schema) || depth > 8) return undefined;
  if (property(schema.properties, name) !== undefined) return [...path, 'properties', name];
  for (const key of compositions) {
    const members = schema[key];
    if (!Array.isArray(members)) continue;
    for (const index of members.keys()) {
      const found = propertyPath(document, [...path, key, String(index)], name, depth + 1);
      if (found !== undefined) return found;
    }
  }
  for (const key of ['items', 'additionalProperties']) {
    const found = isObject(schema[key]) ? propertyPath(document, [...path, key], name, depth + 1) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function memberPath(
  document: JsonObject,
  path: DocumentPath,
  { member, of }: { readonly member: number; readonly of: number },
): DocumentPath | undefined {
  const schema = valueAt(document, path);
  const [key] = compositions.filter((one) => {
    const members = property(schema, one);
    return Array.isArray(members) && members.length === of;
  });
  if (key !== undefined) return [...path, key, String(member)];
  return isObject(property(schema, 'items'))
    ? memberPath(document, resolvePath(document, [...path, 'items']), { member, of })
    : undefined;
}
