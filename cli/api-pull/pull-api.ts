import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { diffSpecs } from '#cli/api-diff/diff-apis.ts';
import { hasErrors, type Severity } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { loadCheckSeverities, withSeverities } from '#cli/openapi/check-severities.ts';
import { checkSpec } from '#cli/openapi/check-spec.ts';
import { hashDescription, isLock, lockFile, readLock } from '#cli/openapi/description-lock.ts';
import { parseSpec, readSpecSource } from '#cli/openapi/read-spec.ts';
import { type ApiName, type Spec, specFile } from '#cli/openapi/spec.ts';
import { decodeText } from '#cli/sources/decode-text.ts';
import { fileLimits, isSourceFile, type SourceFile } from '#cli/sources/read-text.ts';
import { replaceFile } from '#cli/sources/replace-file.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';
import { fetchDescription } from './fetch-description.ts';

/** Milliseconds for a download. */
const deadlineMs = 30_000;

interface PullOptions {
  readonly api: ApiName;
  /** Whether nothing is written. */
  readonly isPlan: boolean;
}

/**
 * `shopgen api pull`: takes the description of an API from where it is published, says what it changes, and locks it.
 *
 * @throws InputError when it cannot be fetched, or is no description that clients can be made from: then nothing is written
 */
export async function pullApi(root: string, url: string, { api, isPlan }: PullOptions): Promise<Outcome> {
  const lock = readLock(root);
  if (!isLock(lock)) throw new InputError([lock]);
  const bytes = await fetchDescription(url, { maxBytes: fileLimits.spec, deadlineMs });
  const file = specFile(api);
  const source = toYaml(decode(file, bytes));
  const { chosen } = await loadCheckSeverities(root);
  const now = readSpec(api, source, chosen);
  const before = existsSync(path.join(root, file)) ? await readSpecSource(root, api) : undefined;
  const old = before !== undefined && isSourceFile(before) ? parseSpec(api, before) : undefined;
  const isSame = before !== undefined && isSourceFile(before) && before.text === source.text;
  const changes =
    old !== undefined && 'operations' in old && !isSame ? await diffSpecs(root, old, now) : { data: { changes: [] } };
  const pulled = { url, sha256: hashDescription(source.text) };
  if (!isPlan) {
    if (!isSame) await replaceFile(path.join(root, file), source.text);
    await replaceFile(path.join(root, lockFile), `${JSON.stringify({ ...lock, [api]: pulled }, undefined, 2)}\n`);
  }
  const what = isSame ? `${file} is as it is published.` : `${file} ${isPlan ? 'would change' : 'is written'}.`;
  const next = 'next' in changes && changes.next !== undefined ? `${what} ${changes.next}` : what;
  return {
    data: { ...changes.data, file, ...pulled, changed: !isSame },
    ...('text' in changes && changes.text !== undefined && { text: changes.text }),
    next: isPlan || isSame ? next : `${next} Next: shopgen validate`,
  };
}

function decode(file: string, bytes: Uint8Array): SourceFile {
  const source = decodeText(file, bytes);
  if (!isSourceFile(source)) throw new InputError([source]);
  return source;
}

/** Writes JSON as YAML, in which people can read it and point at a line; YAML stays as it is. */
function toYaml(source: SourceFile): SourceFile {
  if (!source.text.trimStart().startsWith('{')) return source;
  const document = parseDocument(source.text);
  if (document.errors.length > 0) return source;
  return { ...source, text: stringify(document.toJS(), { lineWidth: 0 }) };
}

function readSpec(api: ApiName, source: SourceFile, severities: ReadonlyMap<string, Severity>): Spec {
  const spec = parseSpec(api, source);
  const diagnostics = 'operations' in spec ? withSeverities(checkSpec(spec), severities) : spec;
  if ('operations' in spec && !hasErrors(diagnostics)) return spec;
  throw new InputError(diagnostics, new Map([[source.file, source.text]]));
}
