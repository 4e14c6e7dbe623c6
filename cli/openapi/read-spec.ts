import { parse } from 'yaml';
import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { parseYaml } from '#cli/sources/parse-yaml.ts';
import { readText, type SourceFile, startOf } from '#cli/sources/read-text.ts';
import { isObject } from './json-value.ts';
import { listOperations } from './list-operations.ts';
import { type ApiName, type Spec, specFile } from './spec.ts';

/** Reads the text of an API's description. */
export async function readSpecSource(root: string, api: ApiName): Promise<SourceFile | Diagnostic> {
  return readText(root, specFile(api));
}

/** Parses a description. Positions are left out: they are worked out only when there is something to complain about. */
export function parseSpec(api: ApiName, source: SourceFile): Spec | readonly Diagnostic[] {
  let document: unknown;
  try {
    document = parse(source.text, { version: '1.2', logLevel: 'error', prettyErrors: false });
  } catch {
    const { diagnostics } = parseYaml(source);
    if (diagnostics.length > 0) return diagnostics;
    return [errorAt('yaml.alias', startOf(source.file), `${source.file} repeats values by alias too often`)];
  }
  if (!isObject(document)) {
    return [errorAt('spec.invalid', startOf(source.file), `${source.file} is not an OpenAPI description`)];
  }
  return { api, source, document, operations: listOperations(document) };
}
