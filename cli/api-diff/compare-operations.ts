import { valueAt } from '#cli/openapi/document-path.ts';
import { property } from '#cli/openapi/json-value.ts';
import { listOperations } from '#cli/openapi/list-operations.ts';
import type { Operation } from '#cli/openapi/spec.ts';
import type { Change, Part } from './change.ts';
import { compareAnswers, compareCodes } from './compare-answers.ts';
import { compareCallbacks, compareWebhooks } from './compare-callbacks.ts';
import { compareBodies } from './compare-contents.ts';
import { compareDescriptions } from './compare-descriptions.ts';
import { compareParameters } from './compare-parameters.ts';
import { compareSecurity } from './compare-security.ts';
import { compareSunset, findRemoval } from './compare-sunset.ts';
import { show } from './comparison.ts';

/** The changes of one operation; without one, those of the whole description. */
export interface OperationChanges {
  readonly operation?: Operation;
  readonly changes: readonly Change[];
}

/**
 * Compares two descriptions, operation by operation, in the order of the old one; new ones come last.
 *
 * @param today - The day on which an operation is gone, as `2026-11-30`: x-sunset is held against it.
 */
export function compareOperations(old: unknown, now: unknown, today: string): OperationChanges[] {
  const before = listOperations(old);
  const after = listOperations(now);
  const gone = before.flatMap((operation): OperationChanges[] => {
    const path = getPath(operation);
    const same = after.find((other) => identify(other) === identify(operation));
    if (same === undefined) {
      const { rule, message } = findRemoval({ document: old, path }, today);
      return [{ operation, changes: [{ rule, where: '', message, at: { in: 'old', path } }] }];
    }
    const changes = compareOperation({ document: old, path }, { document: now, path: getPath(same) });
    return changes.length === 0 ? [] : [{ operation: same, changes }];
  });
  const come = after
    .filter((operation) => !before.some((other) => identify(other) === identify(operation)))
    .map((operation): OperationChanges => {
      const at = { in: 'new', path: getPath(operation) } as const;
      return { operation, changes: [{ rule: 'operation-added', where: '', message: 'the operation is new', at }] };
    });
  const whole = [...compareDescriptions(old, now), ...compareWebhooks(old, now)];
  return [...gone, ...come, ...(whole.length > 0 ? [{ changes: whole }] : [])];
}

const getPath = ({ path, method }: Operation): readonly string[] => ['paths', path, method];

/** Returns what callers see of an operation's address: the names of its parameters are not sent. */
const identify = ({ method, path }: Operation): string => `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`;

function compareOperation(old: Part, now: Part): Change[] {
  const [before, after] = [old, now].map(({ document, path }) => valueAt(document, path));
  const [was, is] = [before, after].map((operation) => property(operation, 'operationId'));
  const changes: Change[] = [];
  if (was !== is) {
    const path = is === undefined ? now.path : [...now.path, 'operationId'];
    const message = `was ${show(was ?? null)} and is ${show(is ?? null)}`;
    changes.push({ rule: 'operation-id-changed', where: 'operationId', message, at: { in: 'new', path } });
  }
  return [
    ...changes,
    ...compareSunset(old, now),
    ...compareTags(old, now),
    ...compareSecurity(old, now),
    ...compareParameters(old, now),
    ...compareBodies(old, now),
    ...compareCodes(old, now, ''),
    ...compareAnswers(old, now),
    ...compareCallbacks(old, now),
  ];
}

function compareTags(old: Part, now: Part): Change[] {
  const [was, is] = [old, now].map(({ document, path }) => readTags(valueAt(document, [...path, 'tags'])));
  const where = 'tags';
  return [
    ...(is ?? [])
      .filter((tag) => !was?.includes(tag))
      .map((tag): Change => {
        const at = { in: 'new', path: [...now.path, 'tags'] } as const;
        return { rule: 'operation-tag-added', where, message: `have ${tag} now`, at };
      }),
    ...(was ?? [])
      .filter((tag) => !is?.includes(tag))
      .map((tag): Change => {
        const at = { in: 'old', path: [...old.path, 'tags'] } as const;
        return { rule: 'operation-tag-removed', where, message: `no longer have ${tag}`, at };
      }),
  ];
}

const readTags = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((tag) => typeof tag === 'string') : [];
