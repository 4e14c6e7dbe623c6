import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SpecCacheEntry } from '#cli/emit/spec-cache.ts';
import { generateApiFiles } from '#cli/generators/generate-contracts.ts';
import { loadTemplates } from '#cli/generators/render-template.ts';
import { checkSpec } from '#cli/openapi/check-spec.ts';
import type { JsonObject } from '#cli/openapi/json-value.ts';
import { parseSpec, readSpecSource } from '#cli/openapi/read-spec.ts';
import { type ApiName, apiNames, type Spec } from '#cli/openapi/spec.ts';
import type { OperationUse } from '#cli/runtime-usage/runtime-usage.ts';
import { isSourceFile } from '#cli/sources/read-text.ts';
import { checkTypes } from '#cli/type-check/check-types.ts';
import type { CheckedSpecs } from '#cli/type-check/checked-specs.ts';
import { generateApiTypes } from './api-types.ts';
import { hashSpec } from './load-specs.ts';

/** The record; documents only if they are new. */
interface RecordedSpecs {
  readonly checked: CheckedSpecs;
  readonly documents?: Readonly<Record<ApiName, JsonObject>>;
  /** The cached results for the descriptions without errors, by hash. */
  readonly entries: ReadonlyMap<string, SpecCacheEntry>;
}

/**
 * Checks the runtime of a package with its own descriptions and makes their types. Run when the package is made, so
 * that commands need not repeat it for the same descriptions.
 * @param before what an earlier run found: the same sources are not checked twice
 * @returns what was checked; no hashes when the two do not fit, so that every command says why
 */
export async function recordCheckedSpecs(
  packageRoot: string,
  uses: readonly OperationUse[],
  before: CheckedSpecs | undefined,
): Promise<RecordedSpecs> {
  const runtime = hashRuntime(packageRoot);
  const unfit = { runtime, specs: ['', ''] };
  const [product, content] = await Promise.all(apiNames.map((api) => readSpec(packageRoot, api)));
  if (product === undefined || content === undefined) return { checked: unfit, entries: new Map() };
  const types = { product: await renderTypes(product), content: await renderTypes(content) };
  const fit = { runtime, specs: [product, content].map(({ api, source }) => hashSpec(api, source.text, runtime)) };
  const entries = new Map(
    [product, content]
      .filter((spec) => checkSpec(spec).length === 0)
      .map(({ api, source, operations }) => [
        hashSpec(api, source.text, runtime),
        { operations: [...operations], types: types[api] },
      ]),
  );
  if (before?.runtime === runtime && before.specs.join() === fit.specs.join()) return { checked: before, entries };
  const contracts = generateApiFiles(types, await loadTemplates());
  const specs = { product, content };
  const input = { packageRoot, contracts, specs, uses, before: async () => undefined };
  if ((await checkTypes(input)).length > 0) return { checked: unfit, entries };
  return { checked: fit, documents: { product: product.document, content: content.document }, entries };
}

async function readSpec(root: string, api: ApiName): Promise<Spec | undefined> {
  const source = await readSpecSource(root, api);
  const spec = isSourceFile(source) ? parseSpec(api, source) : [];
  return 'operations' in spec ? spec : undefined;
}

async function renderTypes({ api, document, operations }: Spec): Promise<string> {
  const spec = { api, hash: '', operations, types: { document }, isRemembered: false, diagnostics: [], overlays: [] };
  return generateApiTypes([spec], api);
}

function hashRuntime(packageRoot: string): string {
  const folder = path.join(packageRoot, 'runtime');
  const hash = createHash('sha256').update(readFileSync(path.join(packageRoot, 'package.json')));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.tsx?$/.test(file)) hash.update(`\n${file}\n`).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex');
}
