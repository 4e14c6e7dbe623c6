import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { quoted } from '#cli/sources/quoted.ts';
import { getStart } from '#cli/sources/read-text.ts';
import { checkParts } from './checks/check-parts.ts';
import { checkOperationIds, checkPaths } from './checks/check-paths.ts';
import { checkReferences } from './checks/check-references.ts';
import { checkSchemas } from './checks/check-schemas.ts';
import { checkValues } from './checks/check-values.ts';
import { getName, locateComplaints } from './checks/spec-complaints.ts';
import { type SpecPart, walkSpec } from './checks/walk-spec.ts';
import { isObject, property } from './json-value.ts';
import type { Spec } from './spec.ts';
import { createSpecLocator, type SpecLocator } from './spec-locator.ts';

/** Version of the rules. Increased when they become stricter, which invalidates cached results. */
export const specRulesVersion = 2;

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
  ];
  // A wrong schema would reject valid values.
  const values = shape.length === 0 ? checkValues(spec.document, parts) : [];
  return [
    ...locateComplaints([...shape, ...values], locator),
    ...twice.flatMap((group) => reportDuplicates(group, locator)),
  ];
}

function checkVersion({ document, source }: Spec, locator: SpecLocator): Diagnostic[] {
  const version = property(document, 'openapi');
  if (typeof version === 'string' && /^3\.1\.\d+$/.test(version)) {
    if (isObject(property(document, 'paths'))) return [];
    const place = 'paths' in document ? locator.value(['paths']) : getStart(source.file);
    const help = 'Write paths: and describe each operation below its path.';
    return [errorAt('spec.invalid', place, `${source.file} describes no paths`, help)];
  }
  const help = 'Write openapi: 3.1.0 and describe the API by it.';
  if (version === undefined && 'swagger' in document) {
    const message = `Swagger ${String(document.swagger)} is not supported`;
    return [errorAt('spec.invalid', locator.value(['swagger']), message, help)];
  }
  const message =
    version === undefined
      ? `${source.file} does not say openapi: 3.1.x`
      : `OpenAPI ${String(version).slice(0, 20)} is not supported`;
  return [errorAt('spec.invalid', locator.value(['openapi']), message, help)];
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
