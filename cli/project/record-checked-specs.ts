import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateApiFiles } from '#cli/generators/generate-contracts.ts';
import { loadTemplates } from '#cli/generators/render-template.ts';
import type { JsonObject } from '#cli/openapi/json-value.ts';
import { parseSpec, readSpecSource } from '#cli/openapi/read-spec.ts';
import { type ApiName, apiNames, type Spec } from '#cli/openapi/spec.ts';
import type { OperationUse } from '#cli/runtime-usage/runtime-usage.ts';
import { isSourceFile } from '#cli/sources/read-text.ts';
import { checkTypes } from '#cli/type-check/check-types.ts';
import type { CheckedSpecs } from '#cli/type-check/checked-specs.ts';
import { apiTypesOf } from './api-types.ts';
import { hashSpec } from './load-specs.ts';

/** What is written down; documents only where they are new. */
interface RecordedSpecs {
  readonly checked: CheckedSpecs;
  readonly documents?: Readonly<Record<ApiName, JsonObject>>;
}

/**
 * Checks the runtime of a package with the descriptions that lie beside it. Run when the package is made, so that nobody
 * has to who uses it with the same descriptions.
 * @param before what an earlier run found: the same sources are not checked twice
 * @returns what was checked; no hashes when the two do not fit, so that every command says why
 */
export async function recordCheckedSpecs(
  packageRoot: string,
  uses: readonly OperationUse[],
  before: CheckedSpecs | undefined,
): Promise<RecordedSpecs> {
  const runtime = hashRuntime(packageRoot);
  const unfit = { checked: { runtime, specs: ['', ''] } };
  const [product, content] = await Promise.all(apiNames.map((api) => readSpec(packageRoot, api)));
  if (product === undefined || content === undefined) return unfit;
  const fit = { runtime, specs: [product, content].map(({ api, source }) => hashSpec(api, source.text)) };
  if (before?.runtime === runtime && before.specs.join() === fit.specs.join()) return { checked: before };
  const contracts = generateApiFiles(
    { product: await typesOf(product), content: await typesOf(content) },
    await loadTemplates(),
  );
  const diagnostics = await checkTypes({
    packageRoot,
    contracts,
    specs: { product, content },
    uses,
    before: async () => undefined,
  });
  if (diagnostics.length > 0) return unfit;
  return { checked: fit, documents: { product: product.document, content: content.document } };
}

async function readSpec(root: string, api: ApiName): Promise<Spec | undefined> {
  const source = await readSpecSource(root, api);
  const spec = isSourceFile(source) ? parseSpec(api, source) : [];
  return 'operations' in spec ? spec : undefined;
}

async function typesOf({ api, document, operations }: Spec): Promise<string> {
  const spec = { api, hash: '', operations, types: { document }, isRemembered: false, diagnostics: [] };
  return apiTypesOf([spec], api);
}

function hashRuntime(packageRoot: string): string {
  const folder = path.join(packageRoot, 'runtime');
  const hash = createHash('sha256').update(readFileSync(path.join(packageRoot, 'package.json')));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.tsx?$/.test(file)) hash.update(`\n${file}\n`).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex');
}
