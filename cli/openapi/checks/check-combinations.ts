import { quoted } from '#cli/sources/quoted.ts';
import type { JsonObject } from '../json-value.ts';
import { findAll, findNamed, findRequired, intersect, type SchemaView, viewSchema } from '../schema-view.ts';
import { bounds } from './check-schemas.ts';
import { type Complaint, getName } from './spec-complaints.ts';
import type { SpecPart } from './walk-spec.ts';

/** Checks for schemas of which the parts of `allOf` contradict each other, so that no value fits all of them. */
export function checkCombinations(document: JsonObject, parts: readonly SpecPart[]): Complaint[] {
  return parts
    .filter(({ kind, value }) => kind === 'schema' && Array.isArray(value.allOf))
    .flatMap(({ path }): Complaint[] => {
      const view = viewSchema(document, [path]);
      const why = view && findContradiction(view);
      if (why === undefined) return [];
      const message = `Nothing fits all parts of ${getName(path)}: ${why}`;
      const help = 'A value has to fit every part of allOf. For one of several write oneOf.';
      return [{ code: 'spec.schema', path: [...path, 'allOf'], atKey: true, message, help }];
    });
}

function findContradiction(view: SchemaView): string | undefined {
  return findTypes(view) ?? findValues(view) ?? findBounds(view) ?? findForbidden(view);
}

function findTypes(view: SchemaView): string | undefined {
  const lists = findAll(view, 'type').map(({ value }) => (Array.isArray(value) ? value.map(String) : [String(value)]));
  // An integer is a number.
  const sets = lists.map((list) => new Set(list.includes('number') ? [...list, 'integer'] : list));
  if (intersect(sets)?.size !== 0) return undefined;
  return `one is ${lists.map((list) => list.join(' or ')).join(', another ')}`;
}

function findValues(view: SchemaView): string | undefined {
  const lists = [
    ...findAll(view, 'enum').flatMap(({ value }) => (Array.isArray(value) ? [value] : [])),
    ...findAll(view, 'const').map(({ value }) => [value]),
  ].map((list) => list.map((value) => JSON.stringify(value)));
  const common = intersect(lists.map((list) => new Set(list)));
  if (common?.size !== 0) return undefined;
  return `they allow ${lists.map((list) => list.slice(0, 3).join(', ')).join(' and ')}, and no value is in both`;
}

function findBounds(view: SchemaView): string | undefined {
  for (const [low, high] of bounds) {
    const least = Math.max(...listNumbers(view, low));
    const most = Math.min(...listNumbers(view, high));
    if (least > most) return `the ${low} ${least} is above the ${high} ${most}`;
  }
  return undefined;
}

const listNumbers = (view: SchemaView, keyword: string): number[] =>
  findAll(view, keyword).flatMap(({ value }) => (typeof value === 'number' ? [value] : []));

/** Finds a property that has to be there and that another part allows no more than any it does not name. */
function findForbidden(view: SchemaView): string | undefined {
  const required = [...findRequired(view)];
  for (const { schema, path } of view.members) {
    if (schema.additionalProperties !== false || schema.patternProperties !== undefined) continue;
    const own = findNamed({ ...view, members: [{ schema, path }] }, 'properties');
    const forbidden = required.find((name) => !own.has(name));
    if (forbidden !== undefined) {
      return `${quoted(forbidden)} has to be there, and ${getName(path)} allows no other properties than its own`;
    }
  }
  return undefined;
}
