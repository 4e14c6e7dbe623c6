import { resolvePath, valueAt } from '#cli/openapi/document-path.ts';
import { isObject, property } from '#cli/openapi/json-value.ts';
import type { Change, Direction, Part } from './change.ts';
import { compareContents } from './compare-contents.ts';
import { compareSchemas } from './compare-schemas.ts';

/** Compares the answers of an operation, by status. */
export function compareAnswers(old: Part, now: Part, direction: Direction = 'response'): Change[] {
  const [was, is] = [old, now].map(({ document, path }) => listStatuses(valueAt(document, path)));
  const gone = (was ?? []).filter((status) => !is?.includes(status));
  const come = (is ?? []).filter((status) => !was?.includes(status));
  const [[lost, ...othersLost], [found, ...othersFound]] = [gone.filter(isSuccess), come.filter(isSuccess)];
  // One status of success instead of another is one change, and what it answers is compared.
  const moved = lost !== undefined && found !== undefined && othersLost.length + othersFound.length === 0;
  return [...new Set([...(was ?? []), ...(is ?? [])])].flatMap((status): Change[] => {
    const before = [...old.path, 'responses', status];
    const after = [...now.path, 'responses', status];
    const where = `answer ${status}`;
    if (moved && status === found) return [];
    if (moved && status === lost) {
      const message = `is ${found} now: a caller that looks for ${lost} takes it for a failure`;
      const path = [...now.path, 'responses', found];
      return [
        { rule: 'response-success-status-changed', where, message, at: { in: 'new', path } },
        ...compareAnswer({ ...old, path: before }, { ...now, path }, direction, `answer ${found}`),
      ];
    }
    const kind = isSuccess(status) ? 'success' : 'other';
    if (gone.includes(status)) {
      // Callers rely on success only; an error that is no longer answered breaks none.
      return [{ rule: `response-${kind}-status-removed`, where, message: 'is gone', at: { in: 'old', path: before } }];
    }
    if (come.includes(status)) {
      return [{ rule: `response-${kind}-status-added`, where, message: 'is new', at: { in: 'new', path: after } }];
    }
    return compareAnswer({ ...old, path: before }, { ...now, path: after }, direction, where);
  });
}

const isSuccess = (status: string): boolean => /^[23]/.test(status);

function listStatuses(operation: unknown): readonly string[] {
  const responses = property(operation, 'responses');
  return Object.keys(isObject(responses) ? responses : {}).filter((status) => !status.startsWith('x-'));
}

function compareAnswer(old: Part, now: Part, direction: Direction, where: string): Change[] {
  const [before, after] = [old, now].map(({ document, path }) => ({ document, path: resolvePath(document, path) }));
  if (before === undefined || after === undefined) return [];
  return [
    ...compareHeaders(before, after, direction, where),
    ...compareCodes(old, now, where),
    ...compareContents(before, after, direction, where),
  ];
}

function compareHeaders(old: Part, now: Part, direction: Direction, where: string): Change[] {
  const [was, is] = [listHeaders(old), listHeaders(now)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name): Change[] => {
    const [before, after] = [was.get(name), is.get(name)];
    const label = `${where} header ${(after ?? before)?.name}`;
    const [wasThere, isThere] = [before, after].map((header) => header && isAlways(header));
    if (after === undefined) {
      const rule = wasThere ? 'response-required-header-removed' : 'response-optional-header-removed';
      return before ? [{ rule, where: label, message: 'is gone', at: { in: 'old', path: before.path } }] : [];
    }
    const at = { in: 'new', path: after.path } as const;
    if (before === undefined) return [{ rule: 'response-header-added', where: label, message: 'is new', at }];
    const changes = compareSchemas({
      old: { ...before, path: [...before.path, 'schema'] },
      now: { ...after, path: [...after.path, 'schema'] },
      direction,
      label,
    });
    if (wasThere === isThere) return changes;
    return [
      isThere
        ? { rule: 'response-header-became-required', where: label, message: 'is always there now', at }
        : { rule: 'response-header-became-optional', where: label, message: 'may be absent now', at },
      ...changes,
    ];
  });
}

const isAlways = ({ document, path }: Part): boolean => property(valueAt(document, path), 'required') === true;

/** Returns headers by their name in lower case (RFC 9110, 5.1). */
function listHeaders({ document, path }: Part): ReadonlyMap<string, Part & { readonly name: string }> {
  const headers = valueAt(document, [...path, 'headers']);
  return new Map(
    Object.keys(isObject(headers) ? headers : {}).map((name) => {
      const at = resolvePath(document, [...path, 'headers', name]);
      return [name.toLowerCase(), { document, path: at, name }] as const;
    }),
  );
}

/** The codes of problems that an answer, an operation or a whole description can have. */
const codesKey = 'x-problem-codes';

/** Compares problem codes. A new one is something that no caller knows yet. */
export function compareCodes(old: Part, now: Part, where: string): Change[] {
  const [was, is] = [readCodes(old), readCodes(now)];
  const path = [...now.path, codesKey];
  return [
    ...[...is.codes]
      .filter((code) => !was.codes.has(code))
      .map((code): Change => {
        const at = { in: 'new', path: is.isThere ? path : now.path } as const;
        return { rule: 'problem-code-added', where, message: `can be the problem ${code} now`, at };
      }),
    ...[...was.codes]
      .filter((code) => !is.codes.has(code))
      .map((code): Change => {
        const at = { in: 'old', path: [...old.path, codesKey] } as const;
        return { rule: 'problem-code-removed', where, message: `is no longer the problem ${code}`, at };
      }),
  ];
}

function readCodes({ document, path }: Part): { readonly codes: ReadonlySet<string>; readonly isThere: boolean } {
  const own = valueAt(document, [...path, codesKey]);
  const resolved = valueAt(document, [...resolvePath(document, path), codesKey]);
  const list = own ?? resolved;
  const codes = Array.isArray(list) ? list.filter((code) => typeof code === 'string') : [];
  return { codes: new Set(codes), isThere: own !== undefined };
}
