import { type Diagnostic, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { listDifferingSchemas } from '#cli/openapi/checks/compare-shared.ts';
import { parseSpec } from '#cli/openapi/read-spec.ts';
import { type ApiName, apiNames, type Spec, specFile } from '#cli/openapi/spec.ts';
import { createSpecLocator } from '#cli/openapi/spec-locator.ts';
import { cached, hashForKey, type ResultCache } from '#cli/results/result-cache.ts';

/** Version of the comparison, which is part of the key of its results. */
const version = 1;

/**
 * Checks schemas that both descriptions have under one name: they are one thing for whoever reads code made of them.
 *
 * @param sources - The texts of the descriptions, by file; what is missing or no description is told elsewhere.
 */
export function checkSharedSchemas(sources: ReadonlyMap<string, string>, results: ResultCache): Diagnostic[] {
  const texts = apiNames.map((api) => sources.get(specFile(api)));
  if (texts.includes(undefined)) return [];
  const key = ['shared-schemas', version, ...texts.map((text) => hashForKey(text ?? ''))];
  const parse = (api: ApiName): Spec | undefined => {
    const spec = parseSpec(api, { file: specFile(api), text: sources.get(specFile(api)) ?? '' });
    return 'operations' in spec ? spec : undefined;
  };
  const names = cached(results, key, isNames, () => {
    const [product, content] = apiNames.map(parse);
    return product && content ? listDifferingSchemas(product.document, content.document) : [];
  });
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

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');
