import { isObject, type JsonObject, property } from './json-value.ts';
import { listOperations } from './list-operations.ts';
import type { Operation } from './spec.ts';

/** A description with everything that the runtime names. */
export interface LentSpec {
  readonly document: JsonObject;
  /** The operations that it lacks itself. */
  readonly lent: readonly Operation[];
}

/** What the runtime names of an API. */
export interface NamedParts {
  readonly operations: readonly Operation[];
  /** Names of schemas. */
  readonly schemas: readonly string[];
}

/**
 * Adds to a description what it lacks of the operations and schemas that the runtime names, as another one describes them: code that no
 * site runs still has to compile. A component that the description has itself stays as it is.
 *
 * @param reference - A description with all of them.
 */
export function lendOperations(document: JsonObject, reference: JsonObject, named: NamedParts): LentSpec {
  const lent = named.operations.filter(
    ({ path, method }) => has(reference, ['paths', path, method]) && !has(document, ['paths', path, method]),
  );
  const schemas = named.schemas.filter(
    (name) => has(reference, ['components', 'schemas', name]) && !has(document, ['components', 'schemas', name]),
  );
  if (lent.length === 0 && schemas.length === 0) return { document, lent };
  const paths = new Map(entriesOf(property(document, 'paths')));
  const components = new Map(
    entriesOf(property(document, 'components')).map(([kind, parts]) => [kind, new Map(entriesOf(parts))]),
  );
  const addComponent = (kind: string, name: string): void => {
    const parts = components.get(kind) ?? new Map<string, unknown>();
    components.set(kind, parts);
    const part = property(property(property(reference, 'components'), kind), name);
    if (parts.has(name) || part === undefined) return;
    parts.set(name, part);
    addReferred(part);
  };
  const addReferred = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(addReferred);
    if (!isObject(value)) return;
    const [, kind, name] = /^#\/components\/([^/]+)\/([^/]+)$/.exec(String(value.$ref)) ?? [];
    if (kind !== undefined && name !== undefined) addComponent(kind, name);
    Object.values(value).forEach(addReferred);
  };
  const taken = new Set(listOperations(document).flatMap(({ operationId }) => operationId ?? []));
  for (const { path, method } of lent) {
    const item = property(property(reference, 'paths'), path);
    const operation = withoutTakenId(property(item, method), taken);
    // Parameters of the path belong to the operations that the description has; those of a new path come along.
    const own = paths.get(path) ?? { parameters: property(item, 'parameters') ?? [] };
    paths.set(path, { ...(isObject(own) ? own : {}), [method]: operation });
    addReferred(operation);
    addReferred(property(item, 'parameters'));
  }
  for (const name of schemas) addComponent('schemas', name);
  return {
    document: {
      ...document,
      paths: Object.fromEntries(paths),
      components: Object.fromEntries([...components].map(([kind, parts]) => [kind, Object.fromEntries(parts)])),
    },
    lent,
  };
}

/** Returns an operation without its id where another has it, as one that has moved to another path does. */
function withoutTakenId(operation: unknown, taken: ReadonlySet<string>): unknown {
  if (!isObject(operation) || !taken.has(String(operation.operationId))) return operation;
  const { operationId: _, ...rest } = operation;
  return rest;
}

function has(document: JsonObject, path: readonly string[]): boolean {
  return path.reduce<unknown>((value, key) => property(value, key), document) !== undefined;
}

const entriesOf = (value: unknown): [string, unknown][] => (isObject(value) ? Object.entries(value) : []);
