import { valueAt } from '#cli/openapi/document-path.ts';
import { isObject, property } from '#cli/openapi/json-value.ts';
import type { Change } from './change.ts';
import { compareCodes } from './compare-answers.ts';
import { compareSchemes } from './compare-security.ts';

/** Compares what belongs to no operation: servers, tags, security schemes, problem codes, schemas that are gone. */
export function compareDescriptions(old: unknown, now: unknown): Change[] {
  return [
    ...compareNames(listNames(old, 'servers', 'url'), listNames(now, 'servers', 'url'), {
      key: 'servers',
      what: 'server',
      added: 'server-added',
      removed: 'server-removed',
    }),
    ...compareNames(listNames(old, 'tags', 'name'), listNames(now, 'tags', 'name'), {
      key: 'tags',
      what: 'tag',
      added: 'tag-added',
      removed: 'tag-removed',
    }),
    ...compareSchemes(old, now),
    ...compareCodes({ document: old, path: [] }, { document: now, path: [] }, 'any path'),
    ...listSchemas(old)
      .filter((name) => !listSchemas(now).includes(name))
      .map((name): Change => {
        const at = { in: 'old', path: ['components', 'schemas', name] } as const;
        return { rule: 'schema-removed', where: `schema ${name}`, message: 'is gone', at };
      }),
  ];
}

interface Named {
  readonly key: string;
  readonly what: string;
  readonly added: 'server-added' | 'tag-added';
  readonly removed: 'server-removed' | 'tag-removed';
}

function compareNames(
  was: readonly string[],
  is: readonly string[],
  { key, what, added, removed }: Named,
): readonly Change[] {
  const gone = was.filter((name) => !is.includes(name));
  const come = is.filter((name) => !was.includes(name));
  return [
    ...gone.map((name): Change => {
      const at = { in: 'old', path: [key, String(was.indexOf(name))] } as const;
      return { rule: removed, where: `${what} ${name}`, message: 'is gone', at };
    }),
    ...come.map((name): Change => {
      const at = { in: 'new', path: [key, String(is.indexOf(name))] } as const;
      return { rule: added, where: `${what} ${name}`, message: 'is new', at };
    }),
  ];
}

function listNames(document: unknown, key: string, name: string): readonly string[] {
  const list = valueAt(document, [key]);
  return (Array.isArray(list) ? list : []).map((item) => String(property(item, name)));
}

function listSchemas(document: unknown): readonly string[] {
  const schemas = valueAt(document, ['components', 'schemas']);
  return Object.keys(isObject(schemas) ? schemas : {});
}
