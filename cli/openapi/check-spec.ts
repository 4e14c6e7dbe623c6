import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { quoted } from '#cli/sources/quoted.ts';
import { getStart } from '#cli/sources/read-text.ts';
import { checkCombinations } from './checks/check-combinations.ts';
import { checkDeclared } from './checks/check-declared.ts';
import { checkDiscriminators } from './checks/check-discriminators.ts';
import { checkFormats } from './checks/check-formats.ts';
import { checkParts } from './checks/check-parts.ts';
import { checkOperationIds, checkPaths } from './checks/check-paths.ts';
import { checkRecursion } from './checks/check-recursion.ts';
import { checkReferences } from './checks/check-references.ts';
import { checkSchemas } from './checks/check-schemas.ts';
import { checkServers } from './checks/check-servers.ts';
import { checkUnused } from './checks/check-unused.ts';
import { checkValues } from './checks/check-values.ts';
import { type Complaint, getName, locateComplaints } from './checks/spec-complaints.ts';
import { type SpecPart, walkSpec } from './checks/walk-spec.ts';
import { isObject, type JsonObject, property } from './json-value.ts';
import type { Spec } from './spec.ts';
import { createSpecLocator, type SpecLocator } from './spec-locator.ts';

/** Version of the rules. Increased when they become stricter, which invalidates cached results. */
export const specRulesVersion = 4;

/** Returns the diagnostics of a description by itself, independent of its uses. */
export function checkSpec(spec: Spec): Diagnostic[] {
  const locator = createSpecLocator(spec.source, spec.locate);
  const version = checkVersion(spec, locator);
  // A description of another OpenAPI version would break most of the rules below.
  if (version.length > 0) return version;
  const { parts, misshapen } = walkSpec(spec.document);
  const { missing, twice } = checkOperationIds(parts);
  const shape = [
    ...checkParts(parts, misshapen),
    ...missing,
    ...checkReferences(spec.document, parts),
    ...checkPaths(spec.document, parts),
    ...checkSchemas(parts),
    ...checkDeclared(spec.document, parts),
    ...checkServers(spec.document, parts),
  ];
  // What follows from a wrong part would be told at every part that depends on it.
  const meaning = hasErrors(shape) ? [] : checkMeaning(spec.document, parts);
  const values = hasErrors([...shape, ...meaning]) ? [] : checkValues(spec.document, parts);
  return [
    ...locateComplaints([...shape, ...meaning, ...values], locator),
    ...twice.flatMap((group) => reportDuplicates(group, locator)),
  ];
}

function checkMeaning(document: JsonObject, parts: readonly SpecPart[]): Complaint[] {
  return [
    ...checkDiscriminators(document, parts),
    ...checkCombinations(document, parts),
    ...checkRecursion(document),
    ...checkFormats(parts),
    ...checkUnused(document),
  ];
}

const hasErrors = (complaints: readonly Complaint[]): boolean =>
  complaints.some(({ severity }) => severity === undefined);

function checkVersion({ document, source, lossy }: Spec, locator: SpecLocator): Diagnostic[] {
  if (lossy.length > 0) return locateComplaints(lossy, locator);
  const version = property(document, 'openapi');
  if (typeof version === 'string' && /^3\.1\.\d+$/.test(version)) {
    if (isObject(property(document, 'paths'))) return [];
    const place = 'paths' in document ? locator.value(['paths']) : getStart(source.file);
    const help = 'Write paths: and describe each operation below its path.';
    return [errorAt('spec.invalid', place, `${source.file} describes no paths`, help)];
  }
  if (version === undefined && 'swagger' in document) {
    const message = `Swagger ${String(document.swagger)} is not supported`;
    const help = `Convert it to OpenAPI 3.0 or 3.1 once: npx swagger2openapi --yaml --outfile ${source.file} FILE`;
    return [errorAt('spec.invalid', locator.value(['swagger']), message, help)];
  }
  if (version === undefined) {
    const help = 'Write openapi: 3.1.0 and describe the API by it.';
    return [errorAt('spec.invalid', locator.value(['openapi']), `${source.file} does not say openapi: 3.1.x`, help)];
  }
  const message = `OpenAPI ${String(version).slice(0, 20)} is not supported`;
  return [errorAt('spec.invalid', locator.value(['openapi']), message, helpFor(String(version)))];
}

function helpFor(version: string): string {
  if (!version.startsWith('3.2')) return 'Write openapi: 3.1.0, or 3.0.4, and describe the API by it.';
  return 'Write openapi: 3.1.0, and leave out what 3.2 brought: query, additionalOperations, itemSchema, in: querystring, $self. What is left over is told at its line.';
}

/** Reports operations with an id that an earlier one has, by line; methods may be in another order. */
function reportDuplicates(group: readonly SpecPart[], locator: SpecLocator): Diagnostic[] {
  const [first, ...others] = group
    .map(({ path, value }) => ({ path, id: String(value.operationId), place: locator.value([...path, 'operationId']) }))
    .toSorted((a, b) => a.place.line - b.place.line);
  return others.map(({ id, place }) => {
    const message = `The operationId ${quoted(id)} belongs to ${getName(first?.path ?? [])} already`;
    return errorAt('spec.duplicate-operation-id', place, message, `It stands first in line ${first?.place.line}.`);
  });
}
