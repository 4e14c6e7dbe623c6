import { type DocumentPath, valueAt } from '#cli/openapi/document-path.ts';
import type { Found, SchemaView } from '#cli/openapi/schema-view.ts';
import type { Change, Direction } from './change.ts';
import type { RuleId, SchemaRule } from './rules.ts';

/** Two versions of a schema, with their context. */
export interface Comparison {
  readonly old: SchemaView;
  readonly now: SchemaView;
  readonly direction: Direction;
  /** The owner of the schema: `answer 200`. */
  readonly label: string;
  /** The path of the schema inside its owner: `/items/*`; empty at the top. */
  readonly pointer: string;
  /** The pairs of schemas that are being compared: a schema may contain itself. */
  readonly seen: Set<string>;
}

/** Creates a change of a schema. @param path - The part of the new schema to look at; absent: the schema. */
export function createChange(step: Comparison, rule: RuleId, message: string, path?: DocumentPath): Change {
  const { now, label, pointer } = step;
  const isThere = path !== undefined && valueAt(now.document, path) !== undefined;
  return { rule, where: `${label} ${pointer}`.trim(), message, at: { in: 'new', path: isThere ? path : now.path } };
}

/** Creates a change by the rule that the direction of the comparison has. */
export const createSchemaChange = (step: Comparison, rule: SchemaRule, message: string, path?: DocumentPath): Change =>
  createChange(step, `${step.direction}-${rule}`, message, path);

/** Creates a change for what only the old schema has. */
export function createRemoval(
  { label, pointer }: Pick<Comparison, 'label' | 'pointer'>,
  rule: RuleId,
  path: DocumentPath,
  message = 'is gone',
): Change {
  return { rule, where: `${label} ${pointer}`.trim(), message, at: { in: 'old', path } };
}

export const show = (value: unknown): string => JSON.stringify(value);

/** Returns what happened to a value that may be absent; undefined: nothing. */
export function getEvent(was: Found | undefined, is: Found | undefined): 'added' | 'changed' | 'removed' | undefined {
  if (show(was?.value) === show(is?.value)) return undefined;
  if (was === undefined) return 'added';
  return is === undefined ? 'removed' : 'changed';
}

/** Describes what happened to the value of a keyword. */
export function describeValues(keyword: string, was: Found | undefined, is: Found | undefined): string {
  if (is === undefined) return `no longer has ${keyword} ${show(was?.value)}`;
  if (was === undefined) return `has ${keyword} ${show(is.value)} now`;
  return `${keyword} was ${show(was.value)} and is ${show(is.value)}`;
}
