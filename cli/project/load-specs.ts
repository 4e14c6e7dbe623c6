import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Diagnostic, Severity } from '#cli/diagnostics/diagnostic.ts';
import type { SpecCache } from '#cli/emit/spec-cache.ts';
import { checkSeverityFile, loadCheckSeverities, withSeverities } from '#cli/openapi/check-severities.ts';
import { checkSpec, specRulesVersion } from '#cli/openapi/check-spec.ts';
import type { JsonObject } from '#cli/openapi/json-value.ts';
import { loadOverlays } from '#cli/openapi/overlays/load-overlays.ts';
import { parseOverlaid } from '#cli/openapi/overlays/parse-overlaid.ts';
import { readSpecSource } from '#cli/openapi/read-spec.ts';
import type { SetSeverities } from '#cli/openapi/severity-file.ts';
import { type ApiName, apiNames, type Operation } from '#cli/openapi/spec.ts';
import { packageRoot } from '#cli/package-root.ts';
import type { RuntimeUsage } from '#cli/runtime-usage/runtime-usage.ts';
import { isSourceFile, type SourceFile } from '#cli/sources/read-text.ts';
import { loadCheckedSpecs } from '#cli/type-check/checked-specs.ts';
import { lendSpec } from './lend-spec.ts';

/** The checked description of an API. */
export interface LoadedSpec {
  readonly api: ApiName;
  /** Hash of the text and of the version of what generates types from it. */
  readonly hash: string;
  /** Undefined when the description could not be read. */
  readonly operations: readonly Operation[] | undefined;
  /** The generated types when they are cached; otherwise the document to generate them from, with what is lent to it. */
  readonly types: { readonly text: string } | { readonly document: JsonObject } | undefined;
  /** Whether its results are in the cache. */
  readonly isRemembered: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** The overlays that are applied to it, in order. */
  readonly overlays: readonly SourceFile[];
}

export interface LoadedSpecs {
  readonly specs: readonly LoadedSpec[];
  readonly sources: ReadonlyMap<string, string>;
  /** What is wrong with what the project thinks of the checks. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads and checks both descriptions. One that passed in an earlier run is not parsed again. */
export async function loadSpecs(root: string, cache: SpecCache, usage: RuntimeUsage): Promise<LoadedSpecs> {
  const sources = new Map<string, string>();
  const [{ runtime }, severities] = await Promise.all([loadCheckedSpecs(), loadCheckSeverities(root)]);
  if (severities.text !== '') sources.set(checkSeverityFile, severities.text);
  const context = { cache, usage, runtime, severities };
  const specs = await Promise.all(apiNames.map((api) => loadSpec(root, api, context, sources)));
  return { specs, sources, diagnostics: severities.diagnostics };
}

interface SpecContext {
  readonly cache: SpecCache;
  readonly usage: RuntimeUsage;
  /** Hash of the runtime. */
  readonly runtime: string;
  readonly severities: SetSeverities<Severity>;
}

async function loadSpec(
  root: string,
  api: ApiName,
  { cache, usage, runtime, severities }: SpecContext,
  sources: Map<string, string>,
): Promise<LoadedSpec> {
  const source = await readSpecSource(root, api);
  const unread = { api, hash: '', operations: undefined, types: undefined, isRemembered: false, overlays: [] };
  if (!isSourceFile(source)) return { ...unread, diagnostics: [source] };
  sources.set(source.file, source.text);
  const { files: overlays, diagnostics: lost } = await loadOverlays(root, api);
  for (const { file, text } of overlays) sources.set(file, text);
  if (lost.length > 0) return { ...unread, overlays, diagnostics: lost };
  const texts = [
    ...[source, ...overlays].map(({ text }) => text),
    ...(severities.text === '' ? [] : [severities.text]),
  ];
  const hash = hashSpec(api, texts.join('\0'), runtime);
  const cached = await cache.read(hash);
  if (cached !== undefined) {
    return {
      api,
      hash,
      operations: cached.operations,
      types: { text: cached.types },
      isRemembered: true,
      diagnostics: cached.diagnostics,
      overlays,
    };
  }
  const { spec, diagnostics: found } = await parseOverlaid(api, source, overlays);
  if (spec === undefined) return { ...unread, hash, overlays, diagnostics: found };
  const diagnostics = withSeverities([...found, ...checkSpec(spec)], severities.chosen);
  // In a file that is no description at all, the missing operations need not be reported one by one.
  const operations = spec.operations.length > 0 || diagnostics.length === 0 ? spec.operations : undefined;
  const { document } = await lendSpec(api, spec.document, usage);
  return { api, hash, operations, types: { document }, isRemembered: false, diagnostics, overlays };
}

/**
 * Hashes a description's text together with the versions of what makes types of it and what it is checked against.
 *
 * @param runtime - Hash of the runtime, which decides what is lent to the description.
 */
export function hashSpec(api: ApiName, text: string, runtime: string): string {
  const versions = `${api}\n${typesVersion()}\n${specRulesVersion}\n${runtime}\n`;
  return createHash('sha256').update(versions).update(text).digest('hex');
}

/**
 * Returns the version of openapi-typescript, which is part of the types' key: another version may write other types.
 */
function typesVersion(): string {
  return readFileSync(`${packageRoot}/package.json`, 'utf8').match(/"openapi-typescript":\s*"([^"]+)"/)?.[1] ?? '';
}
