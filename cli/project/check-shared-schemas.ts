import { type Diagnostic, hasErrors, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { listDifferingSchemas } from '#cli/openapi/checks/compare-shared.ts';
import type { JsonObject } from '#cli/openapi/json-value.ts';
import { parseOverlaid } from '#cli/openapi/overlays/parse-overlaid.ts';
import { apiNames, specFile } from '#cli/openapi/spec.ts';
import { createSpecLocator } from '#cli/openapi/spec-locator.ts';
import type { ResultCache } from '#cli/results/result-cache.ts';
import { loadCheckedDocuments, loadCheckedSpecs } from '#cli/type-check/checked-specs.ts';
import type { LoadedSpec } from './load-specs.ts';

/** Version of the comparison, which is part of the key of its results. */
const version = 1;

/**
 * Checks that schemas of the same name in both descriptions are the same: generated code has one type for each name.
 *
 * @param sources - The texts of the descriptions, by file.
 */
export async function checkSharedSchemas(
  specs: readonly LoadedSpec[],
  sources: ReadonlyMap<string, string>,
  results: ResultCache,
): Promise<Diagnostic[]> {
  // A mistake in one of two schemas would be told again as a difference.
  if (specs.some(({ operations, diagnostics }) => operations === undefined || hasErrors(diagnostics))) return [];
  const key = ['shared-schemas', version, ...specs.map(({ hash }) => hash)];
  const known = results.read(key, isNames);
  const [one, other] = known === undefined ? await Promise.all(specs.map((spec) => loadDocument(spec, sources))) : [];
  const names = known ?? (one && other ? listDifferingSchemas(one, other) : []);
  if (known === undefined) results.write(key, names);
  if (names.length === 0) return [];
  const [product, content] = apiNames.map((api) =>
    createSpecLocator({ file: specFile(api), text: sources.get(specFile(api)) ?? '' }),
  );
  return names.flatMap((name): Diagnostic[] => {
    const [first, later] = [product, content].map((locator) => locator?.key(['components', 'schemas', name]));
    if (first === undefined || later === undefined) return [];
    const message = `The schema ${name} means something else than in ${first.file}`;
    const help = `It stands there in line ${first.line}. Make them the same, or give one another name.`;
    return [warningAt('spec.shared-differs', later, message, help)];
  });
}

/** Returns a description: the one that the package was checked with need not be parsed. */
async function loadDocument(
  { api, hash, overlays }: LoadedSpec,
  sources: ReadonlyMap<string, string>,
): Promise<JsonObject | undefined> {
  const { specs } = await loadCheckedSpecs();
  const recorded = specs.includes(hash) ? (await loadCheckedDocuments())?.[api] : undefined;
  const file = specFile(api);
  return recorded ?? (await parseOverlaid(api, { file, text: sources.get(file) ?? '' }, overlays)).spec?.document;
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');
