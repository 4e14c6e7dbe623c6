import { resolvePath, valueAt } from '#cli/openapi/document-path.ts';
import { isObject, type JsonObject, property } from '#cli/openapi/json-value.ts';
import type { Change, Part } from './change.ts';
import { compareContents } from './compare-contents.ts';
import { compareSchemas } from './compare-schemas.ts';
import { show } from './comparison.ts';
import type { RuleId } from './rules.ts';

/** A parameter with its place in the description. */
interface Parameter extends Part {
  readonly value: JsonObject;
}

/**
 * Compares what can be sent beside a body. Parameters of the path are the same at the same position: their names are not sent.
 *
 * @param old - The operation as it was.
 */
export function compareParameters(old: Part, now: Part): Change[] {
  const renamed = listRenamed(old, now);
  const before = listParameters(old, renamed);
  const after = listParameters(now);
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return [
    ...[...renamed].map(([was, is]): Change => {
      const at = after.get(`path ${is}`)?.path ?? now.path;
      const message = `is called ${is} instead of ${was}; callers do not send the name`;
      return { rule: 'path-parameter-renamed', where: `path parameter ${is}`, message, at: { in: 'new', path: at } };
    }),
    ...names.flatMap((name) => compareParameter(name, before.get(name), after.get(name))),
  ];
}

/** Returns the parameters of the path that have another name, by the old one. */
function listRenamed(old: Part, now: Part): ReadonlyMap<string, string> {
  const [before, after] = [old, now].map(({ path }) => listNames(path[1] ?? ''));
  return new Map(
    (before ?? []).flatMap((name, index) => {
      const other = after?.[index];
      return other === undefined || other === name ? [] : [[name, other] as const];
    }),
  );
}

const listNames = (path: string): string[] => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);

/** Returns the parameters of an operation and of its path, by place and name. */
function listParameters({ document, path }: Part, renamed: ReadonlyMap<string, string> = new Map()) {
  const lists = [
    [...path.slice(0, -1), 'parameters'],
    [...path, 'parameters'],
  ];
  const found = lists.flatMap((list) => {
    const items = valueAt(document, list);
    return (Array.isArray(items) ? items : []).flatMap((_, index) => {
      const at = resolvePath(document, [...list, String(index)]);
      const value = valueAt(document, at);
      if (!isObject(value)) return [];
      const name = String(value.name);
      const now = value.in === 'path' ? (renamed.get(name) ?? name) : name;
      // Names of headers are the same in any case (RFC 9110, 5.1).
      const key = `${String(value.in)} ${value.in === 'header' ? now.toLowerCase() : now}`;
      return [[key, { document, path: at, value }] as const];
    });
  });
  return new Map<string, Parameter>(found);
}

function compareParameter(name: string, was: Parameter | undefined, is: Parameter | undefined): Change[] {
  const where = `${name.slice(0, name.indexOf(' '))} parameter ${String((is ?? was)?.value.name)}`;
  if (is === undefined) {
    if (was === undefined) return [];
    return [{ rule: 'request-parameter-removed', where, message: 'is gone', at: { in: 'old', path: was.path } }];
  }
  const at = { in: 'new', path: is.path } as const;
  const isNeeded = is.value.required === true;
  if (was === undefined) {
    return isNeeded
      ? [{ rule: 'request-required-parameter-added', where, message: 'is new and has to be sent', at }]
      : [{ rule: 'request-parameter-added', where, message: 'is new', at }];
  }
  const schemas = { old: { ...was, path: [...was.path, 'schema'] }, now: { ...is, path: [...is.path, 'schema'] } };
  const changes = compareSchemas({ ...schemas, direction: 'request', label: where }).map(asOfParameter);
  if (isNeeded !== (was.value.required === true)) {
    changes.unshift(
      isNeeded
        ? { rule: 'request-parameter-became-required', where, message: 'has to be sent now', at }
        : { rule: 'request-parameter-became-optional', where, message: 'need not be sent any more', at },
    );
  }
  const isOld = is.value.deprecated === true;
  if (isOld !== (was.value.deprecated === true)) {
    changes.push(
      isOld
        ? { rule: 'request-parameter-deprecated', where, message: 'is deprecated', at }
        : { rule: 'request-parameter-reactivated', where, message: 'is no longer deprecated', at },
    );
  }
  return [...changes, ...compareStyles(was, is, where), ...compareContents(was, is, 'request', where)];
}

/** The rules of a default that callers rely on: what a request without the parameter means. */
const parameterRules: Partial<Record<RuleId, RuleId>> = {
  'request-default-added': 'request-parameter-default-added',
  'request-default-changed': 'request-parameter-default-changed',
  'request-default-removed': 'request-parameter-default-removed',
};

function asOfParameter(change: Change): Change {
  const isWhole = !change.where.includes(' /');
  const rule = isWhole ? parameterRules[change.rule] : undefined;
  return rule === undefined ? change : { ...change, rule };
}

/** What is meant where a parameter does not say (OpenAPI 3.1, 4.8.12). */
const defaultStyles: Readonly<Record<string, string>> = {
  query: 'form',
  path: 'simple',
  header: 'simple',
  cookie: 'form',
};

function compareStyles(was: Parameter, is: Parameter, where: string): Change[] {
  const [before, after] = [was, is].map(({ value }) => {
    const style = value.style ?? defaultStyles[String(value.in)];
    return { style, explode: value.explode ?? style === 'form', allowReserved: value.allowReserved === true };
  });
  return (['style', 'explode', 'allowReserved'] as const).flatMap((key): Change[] => {
    const [old, now] = [before?.[key], after?.[key]];
    if (old === now) return [];
    const isThere = property(is.value, key) !== undefined;
    const message = `${key} was ${show(old)} and is ${show(now)}`;
    const path = isThere ? [...is.path, key] : is.path;
    return [{ rule: 'request-parameter-style-changed', where, message, at: { in: 'new', path } }];
  });
}
