import { resolvePath, valueAt } from '#cli/openapi/document-path.ts';
import { isObject, property } from '#cli/openapi/json-value.ts';
import type { Change, Part } from './change.ts';
import { show } from './comparison.ts';

/** Credentials that are enough together: the scopes of each scheme. */
type Alternative = ReadonlyMap<string, readonly string[]>;

/** Compares the credentials that an operation asks for; those of the whole description where it says nothing of its own. */
export function compareSecurity(old: Part, now: Part): Change[] {
  const [was, is] = [readSecurity(old), readSecurity(now)];
  const where = 'security';
  const [before, after] = [was.alternatives.map(nameSchemes), is.alternatives.map(nameSchemes)];
  const isOpen = after.length === 0 || after.includes('');
  const wasOpen = before.length === 0 || before.includes('');
  const at = { in: 'new', path: is.path } as const;
  if (wasOpen && !isOpen) {
    return [{ rule: 'security-required', where, message: `asks for ${after.join(' or ')} now`, at }];
  }
  if (isOpen && !wasOpen) {
    return [{ rule: 'security-no-longer-required', where, message: 'asks for no credentials any more', at }];
  }
  return [
    ...before
      .filter((name) => !after.includes(name))
      .map((name): Change => {
        const place = { in: 'old', path: was.path } as const;
        return { rule: 'security-alternative-removed', where, message: `no longer takes ${name || 'none'}`, at: place };
      }),
    ...after
      .filter((name) => !before.includes(name))
      .map((name): Change => {
        return { rule: 'security-alternative-added', where, message: `takes ${name || 'none'} besides`, at };
      }),
    ...is.alternatives.flatMap((alternative): Change[] => {
      const name = nameSchemes(alternative);
      const same = was.alternatives.find((other) => nameSchemes(other) === name);
      return same === undefined ? [] : compareScopes(same, alternative, at);
    }),
  ];
}

function compareScopes(was: Alternative, is: Alternative, at: Change['at']): Change[] {
  const where = 'security';
  return [...is].flatMap(([scheme, scopes]): Change[] => {
    const before = was.get(scheme) ?? [];
    const come = scopes.filter((scope) => !before.includes(scope));
    const gone = before.filter((scope) => !scopes.includes(scope));
    return [
      ...come.map((scope): Change => {
        return { rule: 'security-scope-added', where, message: `needs the scope ${scope} of ${scheme} now`, at };
      }),
      ...gone.map((scope): Change => {
        return {
          rule: 'security-scope-removed',
          where,
          message: `no longer needs the scope ${scope} of ${scheme}`,
          at,
        };
      }),
    ];
  });
}

const nameSchemes = (alternative: Alternative): string => [...alternative.keys()].sort().join(' and ');

function readSecurity({ document, path }: Part): Part & { readonly alternatives: readonly Alternative[] } {
  const own = valueAt(document, [...path, 'security']);
  const at = own === undefined ? ['security'] : [...path, 'security'];
  const list = valueAt(document, at);
  const alternatives = (Array.isArray(list) ? list : []).map(
    (alternative): Alternative =>
      new Map(
        Object.entries(isObject(alternative) ? alternative : {}).map(([scheme, scopes]) => [
          scheme,
          Array.isArray(scopes) ? scopes.filter((scope) => typeof scope === 'string') : [],
        ]),
      ),
  );
  return { document, path: list === undefined ? path : at, alternatives };
}

const schemesPath = ['components', 'securitySchemes'];

/** Compares security schemes: how credentials are sent and where they are fetched. */
export function compareSchemes(old: unknown, now: unknown): Change[] {
  const [was, is] = [old, now].map((document) => valueAt(document, schemesPath));
  const names = new Set([...Object.keys(isObject(was) ? was : {}), ...Object.keys(isObject(is) ? is : {})]);
  return [...names].flatMap((name): Change[] => {
    const where = `security scheme ${name}`;
    const path = [...schemesPath, name];
    if (property(is, name) === undefined) {
      return [{ rule: 'security-scheme-removed', where, message: 'is gone', at: { in: 'old', path } }];
    }
    const at = { in: 'new', path } as const;
    if (property(was, name) === undefined) return [{ rule: 'security-scheme-added', where, message: 'is new', at }];
    const [before, after] = [old, now].map((document) => valueAt(document, resolvePath(document, path)));
    return schemeKeys.flatMap((key): Change[] => {
      const [one, other] = [before, after].map((scheme) => property(scheme, key));
      if (show(one) === show(other)) return [];
      const message = `${key} was ${show(one ?? null)} and is ${show(other ?? null)}`;
      return [{ rule: 'security-scheme-changed', where, message, at }];
    });
  });
}

const schemeKeys = ['type', 'in', 'name', 'scheme', 'bearerFormat', 'flows', 'openIdConnectUrl'];
