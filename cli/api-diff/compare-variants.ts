import { type DocumentPath, valueAt } from '#cli/openapi/document-path.ts';
import { isObject } from '#cli/openapi/json-value.ts';
import { findFirst, type SchemaView, viewSchema } from '#cli/openapi/schema-view.ts';
import type { Change } from './change.ts';
import { type Comparison, createRemoval, createSchemaChange } from './comparison.ts';

type Variants = ReadonlyMap<string, DocumentPath>;

const keywords = [
  { keyword: 'oneOf', rule: 'one-of' },
  { keyword: 'anyOf', rule: 'any-of' },
] as const;

/** Compares the forms of a value, by the schema that each names, else by their number. */
export function compareVariants(step: Comparison, compareViews: (step: Comparison) => Change[]): Change[] {
  return keywords.flatMap(({ keyword, rule }): Change[] => {
    const [was, is] = [listVariants(step.old, keyword), listVariants(step.now, keyword)];
    if (was === undefined && is === undefined) return [];
    if (was === undefined) {
      const at = findFirst(step.now, keyword)?.path;
      return [createSchemaChange(step, 'wrapped-in-variants', `is one of ${is?.size} forms now`, at)];
    }
    if (is === undefined)
      return [createSchemaChange(step, 'unwrapped-from-variants', `is no longer one of ${was.size} forms`)];
    return [...new Set([...was.keys(), ...is.keys()])].flatMap((name): Change[] => {
      const [before, after] = [was.get(name), is.get(name)];
      if (before === undefined)
        return after ? [createSchemaChange(step, `${rule}-added`, `can be ${name} now`, after)] : [];
      if (after === undefined) {
        return [createRemoval(step, `${step.direction}-${rule}-removed`, before, `can no longer be ${name}`)];
      }
      const [old, now] = [viewSchema(step.old.document, [before]), viewSchema(step.now.document, [after])];
      return old && now ? compareViews({ ...step, old, now }) : [];
    });
  });
}

function listVariants(view: SchemaView, keyword: string): Variants | undefined {
  const found = findFirst(view, keyword);
  if (found === undefined || !Array.isArray(found.value)) return undefined;
  return new Map(
    found.value.map((_, index) => {
      const path = [...found.path, String(index)];
      const branch = valueAt(view.document, path);
      const reference = isObject(branch) && typeof branch.$ref === 'string' ? branch.$ref : undefined;
      return [reference?.split('/').at(-1) ?? `variant ${index + 1}`, path] as const;
    }),
  );
}
