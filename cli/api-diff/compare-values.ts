import { listed } from '#cli/diagnostics/nearest.ts';
import { findAll, findFirst, intersect, isTrue, type SchemaView } from '#cli/openapi/schema-view.ts';
import type { Change } from './change.ts';
import { type Comparison, createChange, createSchemaChange, describeValues, getEvent, show } from './comparison.ts';
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
    changes.push(createSchemaChange(step, rule, is.has('null') ? 'can be null now' : 'can no longer be null', at));
  }
  const widens = isWithin(before, after);
  const narrows = isWithin(after, before);
  if (widens && narrows) return changes;
  const rule = widens ? 'type-widened' : narrows ? 'type-narrowed' : 'type-changed';
  return [...changes, createSchemaChange(step, rule, message, at)];
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
    if (is !== undefined) return [createSchemaChange(step, 'became-enum', `takes only ${listed([...is])} now`, at)];
    return was === undefined ? [] : [createSchemaChange(step, 'enum-removed', 'takes any value now')];
  }
  const gone = [...was].filter((value) => !is.has(value));
  const come = [...is].filter((value) => !was.has(value));
  if (was.size === 1 && is.size === 1 && gone.length > 0) {
    return [createSchemaChange(step, 'const-changed', `was ${gone[0]} and is ${come[0]}`, at)];
  }
  return [
    ...(gone.length > 0 ? [createSchemaChange(step, 'enum-value-removed', `no longer has ${listed(gone)}`, at)] : []),
    ...(come.length > 0 ? [createSchemaChange(step, 'enum-value-added', `has ${listed(come)} besides`, at)] : []),
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
  const [wasUnique, isUnique] = [step.old, step.now].map((view) => isTrue(view, 'uniqueItems'));
  const changes: Change[] = [];
  if (wasUnique !== isUnique) {
    const at = findFirst(step.now, 'uniqueItems')?.path;
    const rule = isUnique ? 'unique-items-set' : 'unique-items-removed';
    changes.push(
      createSchemaChange(step, rule, isUnique ? 'has items that differ now' : 'may have equal items now', at),
    );
  }
  for (const name of contentNames) {
    const keyword = contents[name];
    const [was, is] = [findFirst(step.old, keyword), findFirst(step.now, keyword)];
    const event = getEvent(was, is);
    if (event)
      changes.push(createChange(step, `${direction}-${name}-${event}`, describeValues(keyword, was, is), is?.path));
  }
  const [was, is] = [findFirst(step.old, 'default'), findFirst(step.now, 'default')];
  const event = getEvent(was, is);
  if (event) changes.push(createSchemaChange(step, `default-${event}`, describeValues('default', was, is), is?.path));
  const [wasOld, isOld] = [step.old, step.now].map((view) => isTrue(view, 'deprecated'));
  if (wasOld !== isOld) {
    const at = findFirst(step.now, 'deprecated')?.path;
    changes.push(
      createSchemaChange(
        step,
        isOld ? 'deprecated' : 'reactivated',
        isOld ? 'is deprecated' : 'is no longer deprecated',
        at,
      ),
    );
  }
  return changes;
}
