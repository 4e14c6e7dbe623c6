import { type DocumentPath, pathOfReference, valueAt } from '#cli/openapi/document-path.ts';
import type { JsonObject } from '#cli/openapi/json-value.ts';
import { listOperations } from '#cli/openapi/list-operations.ts';
import type { Operation } from '#cli/openapi/spec.ts';

/** An operation that leads to a schema, and the sides (request, response) through which it does. */
export interface Reach {
  readonly operation: Operation;
  readonly inRequest: boolean;
  readonly inAnswer: boolean;
}

/** Returns the operations whose request or answers lead to a place in the description, in the document's order. */
export function operationsReaching(document: JsonObject, path: DocumentPath): Reach[] {
  const [room, section = '', name = ''] = path;
  return listOperations(document).flatMap((operation): Reach[] => {
    const own = ['paths', operation.path, operation.method];
    const shared = [...own.slice(0, -1), 'parameters'];
    if (room === 'paths') {
      if (!isWithin(path, own) && !isWithin(path, shared)) return [];
      const part = path[3];
      return [{ operation, inRequest: part !== 'responses', inAnswer: part === undefined || part === 'responses' }];
    }
    const target = `${section}/${name}`;
    const request = [shared, [...own, 'parameters'], [...own, 'requestBody']];
    const inRequest = request.some((start) => componentsFrom(document, start).has(target));
    const inAnswer = componentsFrom(document, [...own, 'responses']).has(target);
    return inRequest || inAnswer ? [{ operation, inRequest, inAnswer }] : [];
  });
}

function isWithin(path: DocumentPath, start: DocumentPath): boolean {
  return start.every((step, index) => path[index] === step);
}

const known = new WeakMap<object, ReadonlySet<string>>();

/** Returns every component, as `schemas/Price`, that the value at a path refers to, directly or indirectly. */
function componentsFrom(document: JsonObject, start: DocumentPath): ReadonlySet<string> {
  const value = valueAt(document, start);
  if (typeof value !== 'object' || value === null) return new Set();
  const before = known.get(value);
  if (before !== undefined) return before;
  const found = new Set<string>();
  const visit = (current: unknown): void => {
    if (typeof current !== 'object' || current === null) return;
    for (const [key, child] of Object.entries(current)) {
      if (key === 'example' || key === 'examples') continue;
      const path = typeof child === 'string' ? pathOfReference(child) : undefined;
      const name = path?.slice(1, 3).join('/');
      if (path === undefined || name === undefined) visit(child);
      else if (path[0] === 'components' && !found.has(name)) {
        found.add(name);
        visit(valueAt(document, path.slice(0, 3)));
      }
    }
  };
  visit(value);
  known.set(value, found);
  return found;
}
