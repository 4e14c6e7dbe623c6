import type { Diagnostic, SourceTexts } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import type { SpecCache } from '#cli/emit/spec-cache.ts';
import { generateApiFiles } from '#cli/generators/generate-contracts.ts';
import type { GeneratedFile } from '#cli/generators/generated-file.ts';
import { loadTemplates } from '#cli/generators/render-template.ts';
import type { JsonObject } from '#cli/openapi/json-value.ts';
import { parseOverlaid } from '#cli/openapi/overlays/parse-overlaid.ts';
import { type ApiName, apiNames, type Operation, type Spec, specFile } from '#cli/openapi/spec.ts';
import { packageRoot } from '#cli/package-root.ts';
import type { RuntimeUsage } from '#cli/runtime-usage/runtime-usage.ts';
import type { SourceFile } from '#cli/sources/read-text.ts';
import { checkMediaTypes } from '#cli/type-check/check-media-types.ts';
import { explainMisfits } from '#cli/type-check/check-types.ts';
import { loadCheckedDocuments, loadCheckedSpecs } from '#cli/type-check/checked-specs.ts';
import type { NativeAnswer } from '#cli/type-check/native-check.ts';
import { createSpecChanges } from '#cli/type-check/spec-changes.ts';
import { touchesRuntime } from '#cli/type-check/touches-runtime.ts';
import { generateApiTypes, withoutComments } from './api-types.ts';
import { lendSpec } from './lend-spec.ts';
import type { LoadedSpec } from './load-specs.ts';

/** The result of compiling the runtime against both descriptions. */
export interface SpecValidation extends Pick<PreparedValidation, 'specs' | 'fresh'> {
  readonly diagnostics: readonly Diagnostic[];
}

/** A validation before anything is compiled. */
export interface PreparedValidation {
  readonly specs: readonly LoadedSpec[];
  /** The files of `generated/contracts/` that the runtime must be compiled with; absent where the result is known without. */
  readonly contracts?: readonly GeneratedFile[];
  /**
   * Returns the result.
   * @param compiled what the native compiler says of the runtime; undefined where it gave no answer
   */
  readonly conclude: (compiled: Promise<NativeAnswer | undefined>) => Promise<readonly Diagnostic[]>;
  /** Key of what was validated; absent when nothing was validated, or the result was cached. */
  readonly fresh?: string;
}

/**
 * Finds out whether the runtime must be compiled against the descriptions. Those that this package was checked with cost nothing;
 * others are checked once, while the result is cached.
 */
export async function prepareValidation(
  specs: readonly LoadedSpec[],
  sources: SourceTexts,
  usage: RuntimeUsage,
  cache: SpecCache,
): Promise<PreparedValidation> {
  if (specs.some(({ types, diagnostics }) => types === undefined || diagnostics.some(isInTheWay))) {
    return withVerdict(specs, []);
  }
  const hashes = specs.map(({ hash }) => hash);
  const checked = await loadCheckedSpecs();
  if (checked.specs.every((hash) => hashes.includes(hash))) return withVerdict(specs, []);
  const key = [checked.runtime, ...hashes].join(' ');
  const known = await cache.readVerdict(key);
  if (known !== undefined) return withVerdict(specs, known);
  const before = await loadCheckedDocuments();
  const parsed = createParser(specs, sources, usage);
  const getDocument = async (api: ApiName): Promise<JsonObject> => {
    const spec = specs.find((one) => one.api === api);
    if (spec?.types !== undefined && 'document' in spec.types) return spec.types.document;
    // The recorded ones need not be parsed.
    const recorded = spec !== undefined && checked.specs.includes(spec.hash) ? before?.[api] : undefined;
    return recorded ?? (await parsed(api)).spec.document;
  };
  const documents = { product: await getDocument('product'), content: await getDocument('content') };
  if (before !== undefined && checked.specs.every((hash) => hash !== '')) {
    const changes = {
      product: createSpecChanges(before.product, documents.product),
      content: createSpecChanges(before.content, documents.content),
    };
    if (!touchesRuntime(changes, usage)) return { ...withVerdict(specs, []), fresh: key };
  }
  try {
    const [product, content, render] = await Promise.all([
      generateApiTypes(specs, 'product'),
      generateApiTypes(specs, 'content'),
      loadTemplates(),
    ]);
    const texts = { product, content };
    // A bound or a sentence that changes leaves the types as they are.
    const checkedTypes = await Promise.all(checked.specs.map((hash) => cache.read(hash)));
    const areSameTypes = apiNames.every((api) =>
      checkedTypes.some((entry) => entry !== undefined && withoutComments(entry.types) === withoutComments(texts[api])),
    );
    const contracts = areSameTypes ? undefined : generateApiFiles(texts, render);
    const own = specs.flatMap((spec) => spec.diagnostics.map(formatPlace));
    /** Only what does not fit needs the places of what is described. */
    const explain = async (files: readonly GeneratedFile[], compiled: NativeAnswer | undefined) => {
      const [ofProducts, ofContent] = await Promise.all([parsed('product'), parsed('content')]);
      return await explainMisfits(
        {
          packageRoot,
          contracts: files,
          specs: { product: ofProducts.spec, content: ofContent.spec },
          lent: [...ofProducts.lent, ...ofContent.lent],
          uses: usage.operations,
          before: async () => before,
        },
        compiled?.unfit,
      );
    };
    return {
      specs: specs.map((spec) => ({ ...spec, types: { text: texts[spec.api] } })),
      fresh: key,
      ...(contracts && { contracts }),
      conclude: async (compiled) => {
        const uses = usage.operations;
        const described = (api: ApiName) => ({ document: documents[api], source: sourceOf(api, sources) });
        const media = checkMediaTypes({ product: described('product'), content: described('content') }, uses);
        const isKnownFit = contracts === undefined || (await compiled)?.unfit.size === 0;
        const all = isKnownFit ? media : await explain(contracts, await compiled);
        return all.filter((one) => !own.includes(formatPlace(one)));
      },
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const withoutTypes = specs.map((spec) => ({ ...spec, types: undefined }));
    return withVerdict(withoutTypes, error.diagnostics);
  }
}

function withVerdict(specs: readonly LoadedSpec[], diagnostics: readonly Diagnostic[]): PreparedValidation {
  return { specs, conclude: async () => diagnostics };
}

/** Returns whether an error makes the types meaningless, so that errors of the types would only follow from it. */
function isInTheWay({ code, severity }: Diagnostic): boolean {
  return severity === 'error' && code !== 'spec.schema' && code !== 'spec.value';
}

function formatPlace({ place }: Diagnostic): string {
  return `${place?.file}:${place?.line}`;
}

function sourceOf(api: ApiName, sources: SourceTexts): SourceFile {
  const file = specFile(api);
  return { file, text: sources.get(file) ?? '' };
}

interface ParsedSpec {
  /** With what is lent to it. */
  readonly spec: Spec;
  readonly lent: readonly Operation[];
}

/** Returns what parses a description that was parsed before, with its overlays. */
function createParser(
  specs: readonly LoadedSpec[],
  sources: SourceTexts,
  usage: RuntimeUsage,
): (api: ApiName) => Promise<ParsedSpec> {
  return async (api) => {
    const source = sourceOf(api, sources);
    const overlays = specs.find((one) => one.api === api)?.overlays ?? [];
    const { spec } = await parseOverlaid(api, source, overlays);
    if (spec !== undefined) {
      const { document, lent } = await lendSpec(api, spec.document, usage);
      return { spec: { ...spec, document }, lent };
    }
    throw new Error(`${source.file} was read before and cannot be read now`);
  };
}
