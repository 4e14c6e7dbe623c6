import { resolvePath, valueAt } from '#cli/openapi/document-path.ts';
import { isObject, type JsonObject, property } from '#cli/openapi/json-value.ts';
import { listOperations } from '#cli/openapi/list-operations.ts';
import type { Operation } from '#cli/openapi/spec.ts';
import type { Change, Direction, Part } from './change.ts';
import { compareSchemas } from './compare-schemas.ts';

/** The changes of one operation. */
export interface OperationChanges {
  readonly operation: Operation;
  readonly changes: readonly Change[];
}

/** Compares two descriptions, operation by operation, in the order of the old one; new ones come last. */
export function compareOperations(old: unknown, now: unknown): OperationChanges[] {
  const before = listOperations(old);
  const after = listOperations(now);
  const gone = before.flatMap((operation): OperationChanges[] => {
    const path = ['paths', operation.path, operation.method];
    const same = after.find((other) => formatOperation(other) === formatOperation(operation));
    if (same !== undefined) {
      const changes = compareOperation({ document: old, path }, { document: now, path });
      return changes.length === 0 ? [] : [{ operation: same, changes }];
    }
    const at = { in: 'old', path } as const;
    return [{ operation, changes: [{ isBreaking: true, where: '', message: 'the operation is gone', at }] }];
  });
  const come = after
    .filter((operation) => !before.some((other) => formatOperation(other) === formatOperation(operation)))
    .map((operation): OperationChanges => {
      const at = { in: 'new', path: ['paths', operation.path, operation.method] } as const;
      return { operation, changes: [{ isBreaking: false, where: '', message: 'the operation is new', at }] };
    });
  return [...gone, ...come];
}

const formatOperation = ({ method, path }: Operation): string => `${method} ${path}`;

function compareOperation(old: Part, now: Part): Change[] {
  const before = valueAt(old.document, old.path);
  const after = valueAt(now.document, now.path);
  return [
    ...compareScalar('operationId', before, after, now),
    ...compareScalar('deprecated', before, after, now),
    ...compareParameters(old, now),
    ...compareBodies(old, now),
    ...compareAnswers(old, now),
  ];
}

function compareScalar(key: string, before: unknown, after: unknown, now: Part): Change[] {
  const was = property(before, key);
  const is = property(after, key);
  if (was === is) return [];
  const message = `was ${JSON.stringify(was ?? null)} and is ${JSON.stringify(is ?? null)}`;
  return [
    {
      isBreaking: false,
      where: key,
      message,
      at: { in: 'new', path: is === undefined ? now.path : [...now.path, key] },
    },
  ];
}

/** Returns the parameters of an operation and of its path, by place and name. */
function listParameters({ document, path }: Part): ReadonlyMap<string, Part & { readonly value: JsonObject }> {
  const lists = [
    [...path.slice(0, -1), 'parameters'],
    [...path, 'parameters'],
  ];
  const found = lists.flatMap((list) => {
    const items = valueAt(document, list);
    return (Array.isArray(items) ? items : []).flatMap((_, index) => {
      const at = resolvePath(document, [...list, String(index)]);
      const value = valueAt(document, at);
      return isObject(value)
        ? [[`${String(value.in)} ${String(value.name)}`, { document, path: at, value }] as const]
        : [];
    });
  });
  return new Map(found);
}

function compareParameters(old: Part, now: Part): Change[] {
  const before = listParameters(old);
  const after = listParameters(now);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): Change[] => {
    const was = before.get(name);
    const is = after.get(name);
    const where = `${name.replace(' ', ' parameter ')}`;
    if (is === undefined) {
      return was === undefined
        ? []
        : [{ isBreaking: true, where, message: 'is gone', at: { in: 'old', path: was.path } }];
    }
    const isNeeded = is.value.required === true;
    const at = { in: 'new', path: is.path } as const;
    if (was === undefined) {
      return [{ isBreaking: isNeeded, where, message: isNeeded ? 'is new and has to be sent' : 'is new', at }];
    }
    return [
      ...(isNeeded && was.value.required !== true
        ? [{ isBreaking: true, where, message: 'has to be sent now', at }]
        : []),
      ...(!isNeeded && was.value.required === true
        ? [{ isBreaking: false, where, message: 'need not be sent any more', at }]
        : []),
      ...compareSchemas({
        old: { ...was, path: [...was.path, 'schema'] },
        now: { ...is, path: [...is.path, 'schema'] },
        direction: 'request',
        label: where,
      }),
    ];
  });
}

function compareBodies(old: Part, now: Part): Change[] {
  const was = valueAt(old.document, resolvePath(old.document, [...old.path, 'requestBody']));
  const is = valueAt(now.document, resolvePath(now.document, [...now.path, 'requestBody']));
  const where = 'body';
  if (was === undefined && is === undefined) return [];
  if (is === undefined)
    return [{ isBreaking: true, where, message: 'is gone', at: { in: 'old', path: [...old.path, 'requestBody'] } }];
  const isNeeded = property(is, 'required') === true;
  const at = { in: 'new', path: [...now.path, 'requestBody'] } as const;
  if (was === undefined) {
    return [{ isBreaking: isNeeded, where, message: isNeeded ? 'is new and has to be sent' : 'is new', at }];
  }
  return [
    ...(isNeeded && property(was, 'required') !== true
      ? [{ isBreaking: true, where, message: 'has to be sent now', at }]
      : []),
    ...compareContents(
      { ...old, path: resolvePath(old.document, [...old.path, 'requestBody']) },
      { ...now, path: resolvePath(now.document, [...now.path, 'requestBody']) },
      'request',
      where,
    ),
  ];
}

function compareAnswers(old: Part, now: Part): Change[] {
  const was = property(valueAt(old.document, old.path), 'responses');
  const is = property(valueAt(now.document, now.path), 'responses');
  const statuses = new Set([...Object.keys(isObject(was) ? was : {}), ...Object.keys(isObject(is) ? is : {})]);
  return [...statuses].flatMap((status): Change[] => {
    const where = `answer ${status}`;
    const before = [...old.path, 'responses', status];
    const after = [...now.path, 'responses', status];
    if (property(is, status) === undefined) {
      // Callers rely on success responses only; removing an error response breaks none.
      return [{ isBreaking: status.startsWith('2'), where, message: 'is gone', at: { in: 'old', path: before } }];
    }
    if (property(was, status) === undefined) {
      return [{ isBreaking: false, where, message: 'is new', at: { in: 'new', path: after } }];
    }
    return compareContents(
      { ...old, path: resolvePath(old.document, before) },
      { ...now, path: resolvePath(now.document, after) },
      'response',
      where,
    );
  });
}

function compareContents(old: Part, now: Part, direction: Direction, where: string): Change[] {
  const was = property(valueAt(old.document, old.path), 'content');
  const is = property(valueAt(now.document, now.path), 'content');
  const types = new Set([...Object.keys(isObject(was) ? was : {}), ...Object.keys(isObject(is) ? is : {})]);
  return [...types].flatMap((type): Change[] => {
    const before = [...old.path, 'content', type];
    const after = [...now.path, 'content', type];
    if (property(is, type) === undefined) {
      return [{ isBreaking: true, where, message: `no longer comes as ${type}`, at: { in: 'old', path: before } }];
    }
    if (property(was, type) === undefined) {
      return [{ isBreaking: false, where, message: `comes as ${type} too`, at: { in: 'new', path: after } }];
    }
    return compareSchemas({
      old: { ...old, path: [...before, 'schema'] },
      now: { ...now, path: [...after, 'schema'] },
      direction,
      label: where,
    });
  });
}
