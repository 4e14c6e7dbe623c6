import { suggest } from '#cli/diagnostics/nearest.ts';
import { quoted } from '#cli/sources/quoted.ts';
import { type DocumentPath, pathOfReference, valueAt } from '../document-path.ts';
import { isObject, type JsonObject } from '../json-value.ts';
import { findNamed, viewSchema } from '../schema-view.ts';
import { type Complaint, getName } from './spec-complaints.ts';
import type { SpecPart } from './walk-spec.ts';

/** Checks that a discriminator names a property of every form, and schemas that exist (OpenAPI 3.1, 4.8.25). */
export function checkDiscriminators(document: JsonObject, parts: readonly SpecPart[]): Complaint[] {
  return parts
    .filter(({ kind, value }) => kind === 'schema' && value.discriminator !== undefined)
    .flatMap((part) => checkDiscriminator(document, part));
}

const code = 'spec.discriminator';

function checkDiscriminator(document: JsonObject, { path, value }: SpecPart): Complaint[] {
  const { discriminator } = value;
  const at = [...path, 'discriminator'];
  if (!isObject(discriminator) || typeof discriminator.propertyName !== 'string') {
    const message = `The discriminator of ${getName(path)} names no property`;
    return [{ code, path: at, message, help: 'Write propertyName: and the property that tells the forms apart.' }];
  }
  const { propertyName, mapping } = discriminator;
  const forms = listForms(path, value);
  const lacking = forms.find((form) => !listProperties(document, form).includes(propertyName));
  const complaints = checkMapping(document, at, isObject(mapping) ? mapping : {});
  if (lacking === undefined) return complaints;
  const message = `${getName(path)} is told apart by ${quoted(propertyName)}, which ${nameForm(document, lacking)} does not have`;
  const help = suggest(propertyName, listProperties(document, lacking));
  return [{ code, path: [...at, 'propertyName'], message, help }, ...complaints];
}

/** Returns the forms of a schema; where it lists none, others extend it, and it has the property itself. */
function listForms(path: DocumentPath, value: JsonObject): DocumentPath[] {
  const lists = ['oneOf', 'anyOf'].flatMap((key) => {
    const forms = value[key];
    return Array.isArray(forms) ? forms.map((_, index) => [...path, key, String(index)]) : [];
  });
  return lists.length === 0 ? [path] : lists;
}

/** Returns the names of a form's properties; those of all its forms where it is made of others. */
function listProperties(document: JsonObject, path: DocumentPath, depth = 0): string[] {
  const view = viewSchema(document, [path]);
  if (view === undefined || depth > 5) return [];
  const inner = view.members.flatMap(({ schema, path: at }) => {
    const forms = listForms(at, schema).filter((form) => form !== at);
    return forms.flatMap((form) => listProperties(document, form, depth + 1));
  });
  return [...findNamed(view, 'properties').keys(), ...inner];
}

function nameForm(document: JsonObject, path: DocumentPath): string {
  const reference = valueAt(document, [...path, '$ref']);
  return getName(typeof reference === 'string' ? (pathOfReference(reference) ?? path) : path);
}

function checkMapping(document: JsonObject, at: DocumentPath, mapping: JsonObject): Complaint[] {
  const schemas = valueAt(document, ['components', 'schemas']);
  const names = isObject(schemas) ? Object.keys(schemas) : [];
  return Object.entries(mapping).flatMap(([key, given]): Complaint[] => {
    const target = typeof given === 'string' ? readTarget(given) : undefined;
    if (target !== undefined && valueAt(document, target) !== undefined) return [];
    const message = `The discriminator maps ${quoted(key)} to ${quoted(String(given))}, which does not exist`;
    const help = suggest(String(given).replace(/^.*\//, ''), names);
    return [{ code, path: [...at, 'mapping', key], message, help }];
  });
}

/** A mapping holds the name of a schema, or a reference. */
const readTarget = (given: string): DocumentPath | undefined =>
  /^[\w.-]+$/.test(given) ? ['components', 'schemas', given] : pathOfReference(given);
