import { listed } from '#cli/diagnostics/nearest.ts';
import { isObject } from '#cli/openapi/json-value.ts';
import { type Found, findAll, findFirst, findNamed, intersect, type SchemaView } from '#cli/openapi/schema-view.ts';
import type { Change } from './change.ts';
import { type Comparison, changeOf, createChange, show } from './comparison.ts';
import { type ContentName, contents } from './rules.ts';

/** Compares types; `null` apart from the others, however it is written. */
export function compareTypes(step: Comparison): Change[] {
  const [was, is] = [readTypes(step.old), readTypes(step.now)];
  if (was === undefined || is === undefined) return [];
  const at = findFirst(step.now, 'type')?.path;
  const message = `was ${[...was].join(' or ')} and is ${[...is].join(' or ')}`;
  const [before, after] = [was, is].map(withoutNull);
  const changes: Change[] = [];
  if (was.has('null') !== is.has('null')) {
    const rule = is.has('null') ? 'became-nullable' : 'became-not-nullable';
    changes.push(changeOf(step, rule, is.has('null') ? 'can be null now' : 'can no longer be null', at));
  }
  const widens = isWithin(before, after);
  const narrows = isWithin(after, before);
  if (widens && narrows) return changes;
  const rule = widens ? 'type-widened' : narrows ? 'type-narrowed' : 'type-changed';
  return [...changes, changeOf(step, rule, message, at)];
}

function withoutNull(types: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...types].filter((type) => type !== 'null'));
}

function readTypes(view: SchemaView): ReadonlySet<string> | undefined {
  const isNullable = findAll(view, 'nullable').some(({ value }) => value === true);
  const sets = findAll(view, 'type').map(({ value }) => new Set(readList(value)));
  const types = intersect(sets.filter(({ size }) => size > 0));
  return types && isNullable ? new Set([...types, 'null']) : types;
}

const readList = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');

/** Returns whether every member of one set is in the other; an integer is a number. */
function isWithin(one: ReadonlySet<string> = new Set(), other: ReadonlySet<string> = new Set()): boolean {
  return [...one].every((type) => other.has(type) || (type === 'integer' && other.has('number')));
}

/** Compares `enum` and `const`. */
export function compareLists(step: Comparison): Change[] {
  const [was, is] = [listAllowed(step.old), listAllowed(step.now)];
  const at = (findFirst(step.now, 'enum') ?? findFirst(step.now, 'const'))?.path;
  if (was === undefined || is === undefined) {
    if (is !== undefined) return [changeOf(step, 'became-enum', `takes only ${listed([...is])} now`, at)];
    return was === undefined ? [] : [changeOf(step, 'enum-removed', 'takes any value now')];
  }
  const gone = [...was].filter((value) => !is.has(value));
  const come = [...is].filter((value) => !was.has(value));
  if (was.size === 1 && is.size === 1 && gone.length > 0) {
    return [changeOf(step, 'const-changed', `was ${gone[0]} and is ${come[0]}`, at)];
  }
  return [
    ...(gone.length > 0 ? [changeOf(step, 'enum-value-removed', `no longer has ${listed(gone)}`, at)] : []),
    ...(come.length > 0 ? [changeOf(step, 'enum-value-added', `has ${listed(come)} besides`, at)] : []),
  ];
}

function listAllowed(view: SchemaView): ReadonlySet<string> | undefined {
  const lists = findAll(view, 'enum').flatMap(({ value }) => (Array.isArray(value) ? [value] : []));
  const single = findAll(view, 'const').map(({ value }) => [value]);
  return intersect([...lists, ...single].map((list) => new Set(list.map(show))));
}

const contentNames = Object.keys(contents).filter((name): name is ContentName => Object.hasOwn(contents, name));

/** Compares what a value is called, holds and has when it is not sent: keywords that are one value each. */
export function compareAnnotations(step: Comparison): Change[] {
  const { direction } = step;
  const [wasUnique, isUnique] = [step.old, step.now].map((view) => has(view, 'uniqueItems'));
  const changes: Change[] = [];
  if (wasUnique !== isUnique) {
    const at = findFirst(step.now, 'uniqueItems')?.path;
    const rule = isUnique ? 'unique-items-set' : 'unique-items-removed';
    changes.push(changeOf(step, rule, isUnique ? 'has items that differ now' : 'may have equal items now', at));
  }
  for (const name of contentNames) {
    const keyword = contents[name];
    const [was, is] = [findFirst(step.old, keyword), findFirst(step.now, keyword)];
    const event = getEvent(was, is);
    if (event) changes.push(createChange(step, `${direction}-${name}-${event}`, tell(keyword, was, is), is?.path));
  }
  const [was, is] = [findFirst(step.old, 'default'), findFirst(step.now, 'default')];
  const event = getEvent(was, is);
  if (event) changes.push(changeOf(step, `default-${event}`, tell('default', was, is), is?.path));
  const [wasOld, isOld] = [step.old, step.now].map((view) => has(view, 'deprecated'));
  if (wasOld !== isOld) {
    const at = findFirst(step.now, 'deprecated')?.path;
    changes.push(
      changeOf(step, isOld ? 'deprecated' : 'reactivated', isOld ? 'is deprecated' : 'is no longer deprecated', at),
    );
  }
  return changes;
}

/** Returns whether a schema has a keyword that is true. */
export const has = (view: SchemaView, keyword: string): boolean =>
  findAll(view, keyword).some(({ value }) => value === true);

/** Returns what happened to a value that may be absent; undefined: nothing. */
export function getEvent(was: Found | undefined, is: Found | undefined): 'added' | 'changed' | 'removed' | undefined {
  if (show(was?.value) === show(is?.value)) return undefined;
  if (was === undefined) return 'added';
  return is === undefined ? 'removed' : 'changed';
}

/** Says what happened to a value. */
export function tell(keyword: string, was: Found | undefined, is: Found | undefined): string {
  if (is === undefined) return `no longer has ${keyword} ${show(was?.value)}`;
  if (was === undefined) return `has ${keyword} ${show(is.value)} now`;
  return `${keyword} was ${show(was.value)} and is ${show(is.value)}`;
}

/** Compares what tells forms apart. */
export function compareDiscriminators(step: Comparison): Change[] {
  const [was, is] = [findFirst(step.old, 'discriminator'), findFirst(step.now, 'discriminator')];
  if (was === undefined && is === undefined) return [];
  if (was === undefined) return [changeOf(step, 'discriminator-added', 'has a discriminator now', is?.path)];
  if (is === undefined) return [changeOf(step, 'discriminator-removed', 'no longer has a discriminator')];
  const [before, after] = [was.value, is.value].map((value) => (isObject(value) ? value : {}));
  const changes: Change[] = [];
  if (before?.propertyName !== after?.propertyName) {
    const message = `is told apart by ${show(after?.propertyName)} instead of ${show(before?.propertyName)}`;
    changes.push(changeOf(step, 'discriminator-property-changed', message, [...is.path, 'propertyName']));
  }
  const [wasNamed, isNamed] = [before, after].map((one) => (isObject(one?.mapping) ? one.mapping : {}));
  for (const name of new Set([...Object.keys(wasNamed ?? {}), ...Object.keys(isNamed ?? {})])) {
    const [old, now] = [wasNamed?.[name], isNamed?.[name]];
    if (old === now) continue;
    const at = [...is.path, 'mapping', name];
    if (now === undefined) {
      changes.push(changeOf(step, 'discriminator-mapping-removed', `no longer has the form ${show(name)}`));
    } else if (old === undefined) {
      changes.push(changeOf(step, 'discriminator-mapping-added', `has the form ${show(name)} now`, at));
    } else changes.push(changeOf(step, 'discriminator-mapping-changed', `means another form by ${show(name)}`, at));
  }
  return changes;
}

/** Returns the names of both versions of a map of schemas, those of the old one first. */
export function namesOf(step: Comparison, keyword: string): readonly string[] {
  return [...new Set([...findNamed(step.old, keyword).keys(), ...findNamed(step.now, keyword).keys()])];
}
