import type { DocumentPath } from '#cli/openapi/document-path.ts';
import {
  findAll,
  findFirst,
  findNamed,
  findRequired,
  isTrue,
  type SchemaView,
  viewSchema,
} from '#cli/openapi/schema-view.ts';
import type { Change } from './change.ts';
import { type Comparison, createChange, createRemoval, createSchemaChange } from './comparison.ts';

type CompareViews = (step: Comparison) => Change[];

/** Compares the properties of objects: which there are, which have to be there, and what each is. */
export function compareProperties(step: Comparison, compareViews: CompareViews): Change[] {
  const [was, is] = [findNamed(step.old, 'properties'), findNamed(step.now, 'properties')];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name): Change[] => {
    const old = viewProperty(step.old, was.get(name));
    const now = viewProperty(step.now, is.get(name));
    const pointer = `${step.pointer}/${name}`;
    // What comes or goes is where the object names it, not the schema that it refers to.
    if (now === undefined)
      return old ? compareGone(step, name, { ...old, path: was.get(name)?.[0] ?? old.path }, pointer) : [];
    if (old === undefined) {
      const added = { ...now, path: is.get(name)?.[0] ?? now.path };
      return compareNew({ ...step, now: added, pointer }, name, step.now);
    }
    const inner = { ...step, old, now, pointer };
    return [...compareAccess(inner), ...compareNeed(inner, name, step), ...compareUsed(inner, compareViews)];
  });
}

const viewProperty = ({ document }: SchemaView, paths: readonly DocumentPath[] = []): SchemaView | undefined =>
  viewSchema(document, paths);

/** Returns whether a property is not part of a direction: `readOnly` in a request, `writeOnly` in an answer. */
const isLeftOut = ({ direction }: Comparison, view: SchemaView): boolean =>
  isTrue(view, direction === 'request' ? 'readOnly' : 'writeOnly');

function compareGone(step: Comparison, name: string, old: SchemaView, pointer: string): Change[] {
  if (isLeftOut(step, old)) return [];
  const where = { ...step, pointer };
  if (step.direction === 'response') {
    const kind = findRequired(step.old).has(name) ? 'required' : 'optional';
    return [createRemoval(where, `response-${kind}-property-removed`, old.path)];
  }
  // An open request ignores additional properties, a closed one rejects them.
  const isRefused = findAll(step.now, 'additionalProperties').some(({ value }) => value === false);
  return [createRemoval(where, isRefused ? 'request-property-refused' : 'request-property-removed', old.path)];
}

function compareNew(step: Comparison, name: string, owner: SchemaView): Change[] {
  if (isLeftOut(step, step.now)) return [];
  const isNeeded = findRequired(owner).has(name);
  if (step.direction === 'response') {
    return [createChange(step, isNeeded ? 'response-required-property-added' : 'response-property-added', 'is new')];
  }
  if (!isNeeded) return [createChange(step, 'request-property-added', 'is new')];
  const hasDefault = findFirst(step.now, 'default') !== undefined;
  const rule = hasDefault ? 'request-required-property-with-default-added' : 'request-required-property-added';
  return [createChange(step, rule, 'is new and has to be sent')];
}

function compareNeed(step: Comparison, name: string, owner: Comparison): Change[] {
  const [was, is] = [owner.old, owner.now].map((view) => findRequired(view).has(name));
  if (was === is || isLeftOut(step, step.now)) return [];
  if (step.direction === 'response') {
    return is
      ? [createChange(step, 'response-property-became-required', 'is always there now')]
      : [createChange(step, 'response-property-became-optional', 'may be absent now')];
  }
  if (!is) return [createChange(step, 'request-property-became-optional', 'need not be sent any more')];
  const hasDefault = findFirst(step.now, 'default') !== undefined;
  const rule = hasDefault ? 'request-property-became-required-with-default' : 'request-property-became-required';
  return [createChange(step, rule, 'has to be sent now')];
}

const accesses = [
  { keyword: 'readOnly', set: 'property-became-read-only', unset: 'property-became-not-read-only' },
  { keyword: 'writeOnly', set: 'property-became-write-only', unset: 'property-became-not-write-only' },
] as const;

function compareAccess(step: Comparison): Change[] {
  return accesses.flatMap(({ keyword, set, unset }): Change[] => {
    const [was, is] = [step.old, step.now].map((view) => isTrue(view, keyword));
    if (was === is) return [];
    const at = findFirst(step.now, keyword)?.path;
    return is
      ? [createSchemaChange(step, set, `is ${keyword} now`, at)]
      : [createSchemaChange(step, unset, `is no longer ${keyword}`)];
  });
}

function compareUsed(step: Comparison, compareViews: CompareViews): Change[] {
  return isLeftOut(step, step.now) || isLeftOut(step, step.old) ? [] : compareViews(step);
}
