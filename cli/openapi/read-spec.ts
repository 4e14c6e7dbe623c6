import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { type ComposedYaml, composeYaml } from '#cli/sources/compose-yaml.ts';
import { type Located, toPlain } from '#cli/sources/located.ts';
import { locateYaml } from '#cli/sources/parse-yaml.ts';
import { plainYaml } from '#cli/sources/plain-yaml.ts';
import { fileLimits, getStart, readText, type SourceFile } from '#cli/sources/read-text.ts';
import { tokenLimits } from '#cli/sources/source-limits.ts';
import { convertOlder } from './convert-older.ts';
import { isObject, type JsonObject } from './json-value.ts';
import { listOperations } from './list-operations.ts';
import { parseJson } from './parse-json.ts';
import { type ApiName, type Spec, specFile } from './spec.ts';

/** Reads the text of an API's description. */
export async function readSpecSource(root: string, api: ApiName): Promise<SourceFile | Diagnostic> {
  return readText(root, specFile(api), fileLimits.spec);
}

/** Parses a description. Positions are left out: they are only needed for diagnostics. */
export function parseSpec(api: ApiName, source: SourceFile): Spec | readonly Diagnostic[] {
  const json = parseJson(source.text);
  if (json !== undefined) {
    const locate = (): Located | undefined => {
      const composed = composeYaml(source, tokenLimits.spec);
      return 'document' in composed ? locateYaml(composed).value : undefined;
    };
    return { api, source, ...describeDocument(json), locate };
  }
  const composed = composeYaml(source, tokenLimits.spec);
  if (!('document' in composed)) return composed;
  const document = toPlainValue(composed);
  if (Array.isArray(document)) return document;
  if (!isObject(document)) {
    const what = source.text.trim() === '' ? 'is empty' : 'is not an OpenAPI description';
    const help = 'It begins with openapi: 3.1.0, info and paths.';
    return [errorAt('spec.invalid', getStart(source.file), `${source.file} ${what}`, help)];
  }
  return { api, source, ...describeDocument(document), locate: () => locateYaml(composed).value };
}

/** Returns what a document describes, converted to OpenAPI 3.1. */
export function describeDocument(written: JsonObject): Pick<Spec, 'document' | 'lossy' | 'operations'> {
  const { document, lossy } = convertOlder(written);
  return { document, lossy, operations: listOperations(document) };
}

/** Returns the plain value, or diagnostics when the document cannot be one. */
function toPlainValue(composed: ComposedYaml): unknown {
  const plain = plainYaml(composed.document.contents);
  if (plain !== undefined) return Array.isArray(plain.value) ? undefined : plain.value;
  const { value, diagnostics } = locateYaml(composed);
  if (diagnostics.length > 0) return diagnostics;
  return value === undefined || value.kind === 'list' ? undefined : toPlain(value);
}
