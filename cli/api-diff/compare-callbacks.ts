import { resolvePath, valueAt } from '#cli/openapi/document-path.ts';
import { isObject } from '#cli/openapi/json-value.ts';
import type { Change, Part } from './change.ts';
import { compareAnswers } from './compare-answers.ts';
import { compareBodies } from './compare-contents.ts';
import type { RuleId } from './rules.ts';

/** Compares what the API sends by itself after an operation. */
export function compareCallbacks(old: Part, now: Part): Change[] {
  return compareSent(listCallbacks(old), listCallbacks(now), 'callback');
}

/** Compares what the API sends by itself. */
export function compareWebhooks(old: unknown, now: unknown): Change[] {
  return compareSent(listWebhooks(old), listWebhooks(now), 'webhook');
}

type SentOperations = ReadonlyMap<string, Part>;

const rules = {
  callback: { added: 'callback-added', removed: 'callback-removed' },
  webhook: { added: 'webhook-added', removed: 'webhook-removed' },
} as const satisfies Readonly<Record<string, Readonly<Record<'added' | 'removed', RuleId>>>>;

/** Compares operations that the API calls: what it sends is an answer to us, what we answer is a request to it. */
function compareSent(was: SentOperations, is: SentOperations, kind: keyof typeof rules): Change[] {
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name): Change[] => {
    const [before, after] = [was.get(name), is.get(name)];
    const where = `${kind} ${name}`;
    if (after === undefined) {
      const rule = rules[kind].removed;
      return before ? [{ rule, where, message: 'is gone', at: { in: 'old', path: before.path } }] : [];
    }
    if (before === undefined) {
      return [{ rule: rules[kind].added, where, message: 'is new', at: { in: 'new', path: after.path } }];
    }
    const changes = [...compareBodies(before, after, 'response'), ...compareAnswers(before, after, 'request')];
    return changes.map((change) => ({ ...change, where: `${where} ${change.where}` }));
  });
}

function listCallbacks({ document, path }: Part): SentOperations {
  const at = [...path, 'callbacks'];
  const callbacks = valueAt(document, at);
  return new Map(
    Object.keys(isObject(callbacks) ? callbacks : {}).flatMap((name) => {
      const resolved = resolvePath(document, [...at, name]);
      const expressions = valueAt(document, resolved);
      return Object.keys(isObject(expressions) ? expressions : {}).flatMap((expression) =>
        listMethods(document, [...resolved, expression], `${name} ${expression}`),
      );
    }),
  );
}

function listWebhooks(document: unknown): SentOperations {
  const webhooks = valueAt(document, ['webhooks']);
  return new Map(
    Object.keys(isObject(webhooks) ? webhooks : {}).flatMap((name) =>
      listMethods(document, resolvePath(document, ['webhooks', name]), name),
    ),
  );
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

function listMethods(document: unknown, path: readonly string[], name: string): [string, Part][] {
  const item = valueAt(document, path);
  return methods
    .filter((method) => isObject(item) && isObject(item[method]))
    .map((method) => [`${method} ${name}`, { document, path: [...path, method] }]);
}
