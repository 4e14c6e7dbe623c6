import { resolvePath, valueAt } from '#cli/openapi/document-path.ts';
import { isObject, property } from '#cli/openapi/json-value.ts';
import type { Change, Direction, Part } from './change.ts';
import { compareSchemas } from './compare-schemas.ts';

/** Compares the media types of a body, an answer or a parameter, and the schema of each. */
export function compareContents(old: Part, now: Part, direction: Direction, where: string): Change[] {
  const [was, is] = [old, now].map(({ document, path }) => property(valueAt(document, path), 'content'));
  const types = new Set([...Object.keys(isObject(was) ? was : {}), ...Object.keys(isObject(is) ? is : {})]);
  return [...types].flatMap((type): Change[] => {
    const before = [...old.path, 'content', type];
    const after = [...now.path, 'content', type];
    if (property(is, type) === undefined) {
      const message = direction === 'request' ? `no longer goes as ${type}` : `no longer comes as ${type}`;
      return [{ rule: `${direction}-media-type-removed`, where, message, at: { in: 'old', path: before } }];
    }
    if (property(was, type) === undefined) {
      const message = direction === 'request' ? `goes as ${type} too` : `comes as ${type} too`;
      return [{ rule: `${direction}-media-type-added`, where, message, at: { in: 'new', path: after } }];
    }
    return compareSchemas({
      old: { ...old, path: [...before, 'schema'] },
      now: { ...now, path: [...after, 'schema'] },
      direction,
      label: where,
    });
  });
}

/** Compares what is sent with an operation. @param direction - `response` for what the API sends: callbacks and webhooks. */
export function compareBodies(old: Part, now: Part, direction: Direction = 'request'): Change[] {
  const before = { ...old, path: resolvePath(old.document, [...old.path, 'requestBody']) };
  const after = { ...now, path: resolvePath(now.document, [...now.path, 'requestBody']) };
  const [was, is] = [before, after].map(({ document, path }) => valueAt(document, path));
  const where = 'body';
  if (was === undefined && is === undefined) return [];
  if (is === undefined) {
    const at = { in: 'old', path: [...old.path, 'requestBody'] } as const;
    return [{ rule: 'request-body-removed', where, message: 'is gone', at }];
  }
  const isNeeded = property(is, 'required') === true;
  const at = { in: 'new', path: [...now.path, 'requestBody'] } as const;
  if (was === undefined) {
    return isNeeded
      ? [{ rule: 'request-required-body-added', where, message: 'is new and has to be sent', at }]
      : [{ rule: 'request-body-added', where, message: 'is new', at }];
  }
  const changes = compareContents(before, after, direction, where);
  if (isNeeded === (property(was, 'required') === true)) return changes;
  return [
    isNeeded
      ? { rule: 'request-body-became-required', where, message: 'has to be sent now', at }
      : { rule: 'request-body-became-optional', where, message: 'need not be sent any more', at },
    ...changes,
  ];
}
