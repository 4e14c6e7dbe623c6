import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Diagnostic } from '#cli/diagnostics/diagnostic.ts';
import { renderApiTypes } from '#cli/generators/api/render-api-types.ts';
import { generateApiFiles } from '#cli/generators/generate-contracts.ts';
import { loadTemplates } from '#cli/generators/render-template.ts';
import { isObject, type JsonObject } from '#cli/openapi/json-value.ts';
import { parseSpec } from '#cli/openapi/read-spec.ts';
import { type ApiName, type Spec, specFile } from '#cli/openapi/spec.ts';
import { loadRuntimeUsage } from '#cli/runtime-usage/load-runtime-usage.ts';
import { checkTypes } from '#cli/type-check/check-types.ts';
import { packageRoot } from '../support/project-root.ts';

/** One change to a real description. `▲` marks the expected position. */
export interface Change {
  readonly name: string;
  readonly api: ApiName;
  /**
   * A line, without indentation, after which the text to change is searched; the expected position if there is no `▲`.
   */
  readonly after: string;
  readonly find: string | RegExp;
  readonly replace: string;
  readonly code: 'spec.answer-unfit' | 'spec.request-unfit';
  /** Parts of the message. */
  readonly says: readonly string[];
  /** Parts of the help. */
  readonly help?: readonly string[];
}

export interface Spot {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const real = (api: ApiName): string => readFileSync(path.join(packageRoot, specFile(api)), 'utf8');

/** Applies all changes at once, and returns the diagnostics with the expected positions. */
export async function checkChange(
  changes: readonly Pick<Change, 'api' | 'after' | 'find' | 'replace'>[],
): Promise<{ readonly diagnostics: readonly Diagnostic[]; readonly spots: readonly Spot[] }> {
  const marked = { product: real('product'), content: real('content') };
  for (const [index, change] of changes.entries()) marked[change.api] = applied(marked[change.api], change, index);
  const spots = changes.map(({ api }, index) => findSpot(api, marked[api], index));
  const texts = { product: unmarked(marked.product), content: unmarked(marked.content) };
  const specs = { product: getSpec('product', texts.product), content: getSpec('content', texts.content) };
  const types = {
    product: await renderApiTypes(specs.product.document),
    content: await renderApiTypes(specs.content.document),
  };
  const { operations: uses } = await loadRuntimeUsage();
  const contracts = generateApiFiles(types, await loadTemplates());
  const before = async () => ({ product: getDocument(real('product')), content: getDocument(real('content')) });
  return { diagnostics: await checkTypes({ packageRoot, contracts, specs, uses, before }), spots };
}

const mark = (index: number): string => `▲${index}▲`;
const unmarked = (text: string): string => text.replaceAll(/▲\d+▲/g, '');

function applied(
  text: string,
  { after, find, replace }: Pick<Change, 'after' | 'find' | 'replace'>,
  index: number,
): string {
  const anchor = new RegExp(`^ *(▲\\d+▲)?${after.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'm').exec(text);
  if (anchor === null) throw new Error(`There is no line "${after}"`);
  const head = text.slice(0, anchor.index + anchor[0].length);
  const rest = text.slice(head.length);
  const changed = rest.replace(find, replace.replace('▲', mark(index)));
  if (changed === rest) throw new Error(`Behind "${after}" there is no ${String(find)}`);
  if (replace.includes('▲')) return head + changed;
  return head.slice(0, head.length - after.length) + mark(index) + after + changed;
}

function findSpot(api: ApiName, text: string, index: number): Spot {
  const before = unmarked(text.slice(0, text.indexOf(mark(index)))).split('\n');
  return { file: specFile(api), line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

function getSpec(api: ApiName, text: string): Spec {
  const spec = parseSpec(api, { file: specFile(api), text });
  if (!('operations' in spec)) throw new Error(JSON.stringify(spec));
  return spec;
}

function getDocument(text: string): JsonObject {
  const document: unknown = parse(text);
  if (!isObject(document)) throw new Error('Not a description');
  return document;
}
