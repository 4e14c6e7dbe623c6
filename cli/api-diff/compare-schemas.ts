import { listed } from '#cli/diagnostics/nearest.ts';
import { resolvePath, valueAt } from '#cli/openapi/document-path.ts';
import { isObject, type JsonObject } from '#cli/openapi/json-value.ts';
import type { Change, Direction, Part } from './change.ts';
import { compareBounds } from './compare-bounds.ts';

/** Two versions of a schema, with their context. */
interface Comparison {
  readonly old: Part;
  readonly now: Part;
  readonly direction: Direction;
  /** The owner of the schema: `answer 200`. */
  readonly label: string;
  /** The path of the schema inside its owner: `/items/*`; absent at the top. */
  readonly pointer?: string;
}

/**
 * Returns the differences between two schemas that matter to a client. In a request, everything that requires more of
 * the client breaks; in an answer, everything that gives it less, or something unknown to it.
 */
export function compareSchemas(comparison: Comparison, seen: Set<string> = new Set()): Change[] {
  const old = resolved(comparison.old);
  const now = resolved(comparison.now);
  // A schema may contain itself.
  const pair = `${old.path.join('/')} ${now.path.join('/')} ${comparison.direction}`;
  if (seen.has(pair)) return [];
  seen.add(pair);
  const before = valueAt(old.document, old.path);
  const after = valueAt(now.document, now.path);
  if (!isObject(before) || !isObject(after)) return [];
  const step = { ...comparison, old, now };
  const types = compareTypes(before, after, step);
  if (types.some(({ isBreaking }) => isBreaking)) return types;
  return [
    ...types,
    ...compareValues(before, after, step),
    ...compareBounds(before, after, step.direction).map(({ isBreaking, keyword, message }) =>
      createChange(step, isBreaking, message, keyword),
    ),
    ...compareProperties(before, after, step, seen),
    ...compareInner('items', '*', before, after, step, seen),
    ...compareInner('additionalProperties', '{name}', before, after, step, seen),
    ...['oneOf', 'anyOf', 'allOf'].flatMap((keyword) => compareBranches(keyword, before, after, step, seen)),
  ];
}

function resolved({ document, path }: Part): Part {
  return { document, path: resolvePath(document, path) };
}

/** Returns a change of the schema; `keyword` is the part of the new one to look at, if it is there. */
function createChange(
  { now, label, pointer = '' }: Comparison,
  isBreaking: boolean,
  message: string,
  keyword?: string,
): Change {
  const inside = keyword === undefined ? now.path : [...now.path, keyword];
  const path = valueAt(now.document, inside) === undefined ? now.path : inside;
  return { isBreaking, where: `${label} ${pointer}`.trim(), message, at: { in: 'new', path } };
}

/** Returns a change for what only the old schema has. */
function createRemoval({ old, label, pointer = '' }: Comparison, isBreaking: boolean, message: string): Change {
  return { isBreaking, where: `${label} ${pointer}`.trim(), message, at: { in: 'old', path: old.path } };
}

function readTypes({ type }: JsonObject): ReadonlySet<string> | undefined {
  const list =
    typeof type === 'string' ? [type] : Array.isArray(type) ? type.filter((each) => typeof each === 'string') : [];
  return list.length === 0 ? undefined : new Set(list);
}

/** Returns whether every member of one set is in the other; an integer is a number. */
function isWithin(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].every((type) => other.has(type) || (type === 'integer' && other.has('number')));
}

function compareTypes(before: JsonObject, after: JsonObject, step: Comparison): Change[] {
  const was = readTypes(before);
  const is = readTypes(after);
  if (was === undefined || is === undefined) return [];
  const widens = isWithin(was, is);
  const narrows = isWithin(is, was);
  if (widens && narrows) return [];
  const isBreaking = step.direction === 'request' ? !widens : !narrows;
  return [createChange(step, isBreaking, `was ${[...was].join(' or ')} and is ${[...is].join(' or ')}`, 'type')];
}

function listAllowedValues(schema: JsonObject): readonly string[] | undefined {
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value));
  return 'const' in schema ? [JSON.stringify(schema.const)] : undefined;
}

function compareValues(before: JsonObject, after: JsonObject, step: Comparison): Change[] {
  const was = listAllowedValues(before);
  const is = listAllowedValues(after);
  const keyword = 'const' in after ? 'const' : 'enum';
  if (was === undefined && is === undefined) return [];
  if (was === undefined) {
    return [createChange(step, step.direction === 'request', `takes only ${listed(is ?? [])} now`, keyword)];
  }
  if (is === undefined) return [createChange(step, step.direction === 'response', 'takes any value now')];
  const gone = was.filter((value) => !is.includes(value));
  const come = is.filter((value) => !was.includes(value));
  return [
    ...(gone.length > 0
      ? [createChange(step, step.direction === 'request', `no longer has ${listed(gone)}`, keyword)]
      : []),
    ...(come.length > 0
      ? [createChange(step, step.direction === 'response', `has ${listed(come)} besides`, keyword)]
      : []),
  ];
}

function compareProperties(before: JsonObject, after: JsonObject, step: Comparison, seen: Set<string>): Change[] {
  const was = isObject(before.properties) ? before.properties : {};
  const is = isObject(after.properties) ? after.properties : {};
  const wasRequired = listRequired(before);
  const isRequired = listRequired(after);
  const isRequest = step.direction === 'request';
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name): Change[] => {
    const inner: Comparison = {
      ...step,
      pointer: `${step.pointer ?? ''}/${name}`,
      old: { ...step.old, path: [...step.old.path, 'properties', name] },
      now: { ...step.now, path: [...step.now.path, 'properties', name] },
    };
    if (!Object.hasOwn(is, name)) {
      // An open request ignores additional properties, a closed one rejects them.
      const isBreaking = !isRequest || after.additionalProperties === false;
      return [createRemoval(inner, isBreaking, 'is gone')];
    }
    if (!Object.hasOwn(was, name)) {
      const isNeeded = isRequest && isRequired.has(name);
      return [createChange(inner, isNeeded, isNeeded ? 'is new and has to be sent' : 'is new')];
    }
    return [
      ...(!wasRequired.has(name) && isRequired.has(name)
        ? [createChange(inner, isRequest, isRequest ? 'has to be sent now' : 'is always there now')]
        : []),
      ...(wasRequired.has(name) && !isRequired.has(name)
        ? [createChange(inner, !isRequest, isRequest ? 'need not be sent any more' : 'may be absent now')]
        : []),
      ...compareSchemas(inner, seen),
    ];
  });
}

function listRequired({ required }: JsonObject): ReadonlySet<unknown> {
  return new Set(Array.isArray(required) ? required : []);
}

function compareInner(
  keyword: string,
  name: string,
  before: JsonObject,
  after: JsonObject,
  step: Comparison,
  seen: Set<string>,
): Change[] {
  if (!isObject(before[keyword]) || !isObject(after[keyword])) return [];
  const inner = {
    ...step,
    pointer: `${step.pointer ?? ''}/${name}`,
    old: { ...step.old, path: [...step.old.path, keyword] },
    now: { ...step.now, path: [...step.now.path, keyword] },
  };
  return compareSchemas(inner, seen);
}

/** Compares branches by the schema they name, else by their number. */
function compareBranches(
  keyword: string,
  before: JsonObject,
  after: JsonObject,
  step: Comparison,
  seen: Set<string>,
): Change[] {
  const was = countBranches(before[keyword]);
  const is = countBranches(after[keyword]);
  if (was.size === 0 && is.size === 0) return [];
  const isRequest = step.direction === 'request';
  // Each branch of allOf adds requirements; each branch of oneOf and anyOf allows more.
  const asksMore = keyword === 'allOf';
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name): Change[] => {
    const old = { ...step.old, path: [...step.old.path, keyword, String(was.get(name))] };
    const now = { ...step.now, path: [...step.now.path, keyword, String(is.get(name))] };
    if (!is.has(name)) return [createRemoval({ ...step, old }, isRequest !== asksMore, `can no longer be ${name}`)];
    if (!was.has(name)) return [createChange({ ...step, now }, isRequest === asksMore, `can be ${name} now`)];
    return compareSchemas({ ...step, old, now }, seen);
  });
}

function countBranches(list: unknown): ReadonlyMap<string, number> {
  if (!Array.isArray(list)) return new Map();
  return new Map(
    list.map((branch: unknown, index) => {
      const reference = isObject(branch) && typeof branch.$ref === 'string' ? branch.$ref : undefined;
      return [reference?.split('/').at(-1) ?? `variant ${index + 1}`, index] as const;
    }),
  );
}
