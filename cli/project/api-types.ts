import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { renderApiFile } from '#cli/generators/api/render-api-file.ts';
import { type ApiName, specFile } from '#cli/openapi/spec.ts';
import { loadRuntimeUsage } from '#cli/runtime-usage/load-runtime-usage.ts';
import { getStart } from '#cli/sources/read-text.ts';
import type { LoadedSpec } from './load-specs.ts';

/** Types, and shapes of answers, by the document that they were made of, which takes a while and is asked for by several checks. */
const rendered = new WeakMap<object, Promise<string>>();

/**
 * Returns the types of an API and the shapes of its answers, generated now if they are not there yet.
 * @throws InputError when none can be made of the description
 */
export async function generateApiTypes(specs: readonly LoadedSpec[], api: ApiName): Promise<string> {
  const types = specs.find((spec) => spec.api === api)?.types;
  if (types === undefined) throw new Error(`The description of the ${api} API was not loaded`);
  if ('text' in types) return types.text;
  const { operations } = await loadRuntimeUsage();
  try {
    const rendering = rendered.get(types.document) ?? renderApiFile(api, types.document, operations);
    rendered.set(types.document, rendering);
    return await rendering;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `No types can be made of ${specFile(api)}: ${reason}`;
    throw new InputError([errorAt('spec.invalid', getStart(specFile(api)), message)]);
  }
}

/** Returns types without what is said of them, which holds the bounds of values. */
export function withoutComments(types: string): string {
  return types.replaceAll(/^\s*\/\*\*.*?\*\/\n/gms, '');
}
