import { isObject, property } from './json-value.ts';
import type { Operation } from './spec.ts';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Lists every operation of an OpenAPI document, in its order. Ignores what is not well formed. */
export function listOperations(document: unknown): Operation[] {
  const paths = property(document, 'paths');
  if (!isObject(paths)) return [];
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method): Operation[] => {
      const operation = property(item, method);
      if (!isObject(operation)) return [];
      const id = operation.operationId;
      return [{ method, path, ...(typeof id === 'string' && { operationId: id }) }];
    }),
  );
}
