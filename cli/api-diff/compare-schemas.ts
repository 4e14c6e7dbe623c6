import { findAll, listPaths, type SchemaView, viewSchema } from '#cli/openapi/schema-view.ts';
import type { Change, Direction, Part } from './change.ts';
import { compareBounds } from './compare-bounds.ts';
import { compareDiscriminators } from './compare-discriminators.ts';
import { compareProperties } from './compare-properties.ts';
import { compareRestrictions } from './compare-restrictions.ts';
import { compareAnnotations, compareLists, compareTypes } from './compare-values.ts';
import { compareVariants } from './compare-variants.ts';
import { type Comparison, createRemoval, createSchemaChange } from './comparison.ts';

interface Schemas {
  readonly old: Part;
  readonly now: Part;
  readonly direction: Direction;
  /** The owner of the schemas: `answer 200`. */
  readonly label: string;
}

/**
 * Returns the differences between two schemas that matter to a client. In a request, everything that requires more of the client
 * breaks; in an answer, everything that gives it less, or something unknown to it.
 */
export function compareSchemas({ old, now, direction, label }: Schemas): Change[] {
  const [before, after] = [old, now].map(({ document, path }) => viewSchema(document, [path]));
  const where = { label, pointer: '' };
  if (before === undefined && after === undefined) return [];
  if (before === undefined || after === undefined) {
    const rule = direction === 'request' ? 'request-schema' : 'response-schema';
    return after === undefined
      ? [createRemoval(where, `${rule}-removed`, old.path, 'has no schema any more')]
      : [{ rule: `${rule}-added`, where: label, message: 'has a schema now', at: { in: 'new', path: after.path } }];
  }
  return compareViews({ ...where, old: before, now: after, direction, seen: new Set() });
}

/** Compares two schemas at any depth. */
function compareViews(step: Comparison): Change[] {
  const pair = [step.old, step.now]
    .map(({ members }) => members.map(({ path }) => path.join('/')).join(' '))
    .join(' : ');
  if (step.seen.has(pair)) return [];
  step.seen.add(pair);
  const types = compareTypes(step);
  // Of a value of another type, nothing else can be compared.
  if (types.some(({ rule }) => rule.endsWith('-type-changed'))) return types;
  return [
    ...types,
    ...compareLists(step),
    ...compareBounds(step),
    ...compareRestrictions(step),
    ...compareAnnotations(step),
    ...compareProperties(step, compareViews),
    ...compareInner('items', '*', step),
    ...compareAdditional(step),
    ...comparePrefixes(step),
    ...compareVariants(step, compareViews),
    ...compareDiscriminators(step),
  ];
}

function compareInner(keyword: string, name: string, step: Comparison): Change[] {
  const old = viewSchema(step.old.document, listPaths(step.old, keyword));
  const now = viewSchema(step.now.document, listPaths(step.now, keyword));
  return old && now ? compareViews({ ...step, old, now, pointer: `${step.pointer}/${name}` }) : [];
}

function compareAdditional(step: Comparison): Change[] {
  const [was, is] = [step.old, step.now].map(isClosed);
  if (was === is) return compareInner('additionalProperties', '{name}', step);
  const at = findAll(step.now, 'additionalProperties')[0]?.path;
  return is
    ? [createSchemaChange(step, 'additional-properties-refused', 'takes no other properties any more', at)]
    : [createSchemaChange(step, 'additional-properties-allowed', 'may have other properties now', at)];
}

/** Returns whether a schema allows no properties but those that it names. */
const isClosed = (view: SchemaView): boolean =>
  findAll(view, 'additionalProperties').some(({ value }) => value === false);

function comparePrefixes(step: Comparison): Change[] {
  const [was, is] = [step.old, step.now].map((view) => findAll(view, 'prefixItems')[0]);
  const [before, after] = [was?.value, is?.value].map((list) => (Array.isArray(list) ? list.length : 0));
  const changes: Change[] = [];
  for (let index = 0; index < Math.min(before ?? 0, after ?? 0); index += 1) {
    const [old, now] = [was, is].map((found, nth) =>
      viewSchema(nth === 0 ? step.old.document : step.now.document, [[...(found?.path ?? []), String(index)]]),
    );
    if (old && now) changes.push(...compareViews({ ...step, old, now, pointer: `${step.pointer}/${index}` }));
  }
  if (before === after) return changes;
  const rule = (after ?? 0) > (before ?? 0) ? 'prefix-items-added' : 'prefix-items-removed';
  return [
    ...changes,
    createSchemaChange(step, rule, `described ${before} first items and describes ${after}`, is?.path),
  ];
}
