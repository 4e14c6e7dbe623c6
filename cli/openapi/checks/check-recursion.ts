import { pathOfReference, valueAt } from '../document-path.ts';
import { isObject, type JsonObject } from '../json-value.ts';
import { type Complaint, getName } from './spec-complaints.ts';

/**
 * Checks for schemas that have to hold themselves without end: every value would be infinite. Schemas are finite that a value can
 * be written of when those are finite that it needs; what is left when no more can be found is endless.
 */
export function checkRecursion(document: JsonObject): Complaint[] {
  const schemas = valueAt(document, ['components', 'schemas']);
  if (!isObject(schemas)) return [];
  const finite = new Set<unknown>();
  const names = Object.keys(schemas);
  for (let grows = true; grows; ) {
    grows = false;
    for (const name of names) {
      if (finite.has(name) || !hasFiniteValue(document, schemas[name], finite)) continue;
      finite.add(name);
      grows = true;
    }
  }
  const endless = names.filter((name) => !finite.has(name));
  const told = new Set<string>();
  return endless.flatMap((name): Complaint[] => {
    const circle = findCircle(document, schemas, name, finite);
    // One that only needs an endless schema is not to blame, and a circle is told once.
    if (circle === undefined || told.has(name)) return [];
    for (const each of circle) told.add(each);
    const path = ['components', 'schemas', name];
    const message = `${getName(path)} has to hold itself without end: ${[...circle, name].join(' → ')}`;
    const help = 'One property of the circle must not be required, or can be null, or is a list that may be empty.';
    return [{ code: 'spec.ref-circular', path, atKey: true, message, help }];
  });
}

/** Returns whether a value of a schema can be written, from what is known to be finite. */
function hasFiniteValue(document: JsonObject, schema: unknown, finite: ReadonlySet<unknown>): boolean {
  return listNeeds(document, schema).every((need) => need.some((name) => finite.has(name)));
}

/**
 * Returns what a value needs: of each entry the names of schemas of which one is enough. Names that do not exist count for nothing:
 * they are told elsewhere.
 */
function listNeeds(document: JsonObject, schema: unknown): string[][] {
  if (!isObject(schema) || 'const' in schema || 'enum' in schema) return [];
  if (typeof schema.$ref === 'string') {
    const target = pathOfReference(schema.$ref);
    if (target?.[0] === 'components' && target[1] === 'schemas' && target.length === 3) return [[target[2] ?? '']];
    return [];
  }
  const own = Array.isArray(schema.allOf) ? schema.allOf.flatMap((part) => listNeeds(document, part)) : [];
  for (const key of ['oneOf', 'anyOf']) {
    const forms = schema[key];
    if (!Array.isArray(forms) || forms.length === 0) continue;
    const needs = forms.map((form) => listNeeds(document, form));
    // A form that needs several things is enough only with all of them; that is left to its own schema.
    if (needs.every((need) => need.length === 1)) own.push(needs.flat(2));
  }
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  if (types.some((type) => type !== 'object' && type !== 'array' && type !== undefined)) return own;
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const properties = isObject(schema.properties) ? schema.properties : {};
  const inside = required.flatMap((name) => listNeeds(document, properties[name]));
  const items = typeof schema.minItems === 'number' && schema.minItems > 0 ? listNeeds(document, schema.items) : [];
  return [...own, ...inside, ...items];
}

/** Returns the names on the way from an endless schema back to it, by what it needs. */
function findCircle(
  document: JsonObject,
  schemas: JsonObject,
  start: string,
  finite: ReadonlySet<unknown>,
): readonly string[] | undefined {
  const seen = new Set<string>();
  const visit = (name: string, trail: readonly string[]): readonly string[] | undefined => {
    for (const next of listNeeds(document, schemas[name]).flat()) {
      if (next === start) return [...trail, name];
      if (finite.has(next) || seen.has(next) || trail.length > 300) continue;
      seen.add(next);
      const found = visit(next, [...trail, name]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return visit(start, []);
}
