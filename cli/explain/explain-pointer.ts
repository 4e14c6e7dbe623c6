import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { nearest, suggest } from '#cli/diagnostics/nearest.ts';
import { pathOfReference } from '#cli/openapi/document-path.ts';
import { loadOverlays } from '#cli/openapi/overlays/load-overlays.ts';
import { parseOverlaid } from '#cli/openapi/overlays/parse-overlaid.ts';
import { readSpecSource } from '#cli/openapi/read-spec.ts';
import { apiNames, specFile } from '#cli/openapi/spec.ts';
import { type Located, nodeAt, placeAt, toPlain } from '#cli/sources/located.ts';
import { isSourceFile } from '#cli/sources/read-text.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';

/** Returns whether a subject of `explain` is a field of a description: `openapi/product-api.yaml#/info/title`. */
export const isPointer = (subject: string): boolean => subject.includes('#/');

/** A value of a description and the line that set it. */
interface SetValue {
  readonly value: unknown;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Explains a field of an API's description: which line of the description, or of which overlay, set it.
 *
 * @throws InputError when there is no such description or field, or they cannot be read
 */
export async function explainPointer(root: string, subject: string): Promise<Outcome> {
  const at = subject.indexOf('#/');
  const file = subject.slice(0, at);
  const api = apiNames.find((name) => specFile(name) === file);
  if (api === undefined) throw unknown(`There is no description ${file}`, suggest(file, apiNames.map(specFile)));
  const source = await readSpecSource(root, api);
  if (!isSourceFile(source)) throw new InputError([source]);
  const { files, diagnostics: lost } = await loadOverlays(root, api);
  const { spec, diagnostics } = await parseOverlaid(api, source, files);
  const tree = spec?.locate?.();
  const texts = new Map([source, ...files].map((each) => [each.file, each.text]));
  if (tree === undefined || lost.length > 0) throw new InputError([...lost, ...diagnostics], texts);
  const found = follow(tree, pathOfReference(subject.slice(at)) ?? [], subject);
  const place = found.node.kind === 'map' ? placeAt(tree, found.path) : found.node.place;
  const set = { value: toPlain(found.node), file: place.file, line: place.line, column: place.column };
  const shadows = listShadows(found.node);
  return { data: { explanation: { key: subject, ...set, shadows } }, text: render(subject, set, shadows) };
}

function follow(tree: Located, path: readonly string[], subject: string): { node: Located; path: (string | number)[] } {
  let node = tree;
  const done: (string | number)[] = [];
  for (const name of path) {
    const step = node.kind === 'list' ? Number(name) : name;
    const next = nodeAt(node, [step]);
    if (next === undefined) {
      const names = node.kind === 'map' ? [...node.entries.keys()] : [];
      const near = nearest(name, names, 1)[0];
      throw unknown(`${subject} does not exist: there is no ${name}`, near && `Did you mean "${near}"?`);
    }
    node = next;
    done.push(step);
  }
  return { node, path: done };
}

function listShadows(node: Located): SetValue[] {
  const { shadows } = node;
  if (shadows === undefined) return [];
  const { file, line, column } = shadows.place;
  return [{ value: toPlain(shadows), file, line, column }, ...listShadows(shadows)];
}

function render(subject: string, set: SetValue, shadows: readonly SetValue[]): string {
  const show = (value: unknown): string => JSON.stringify(value).slice(0, 200);
  return [
    `${subject}: ${show(set.value)}`,
    `  set in ${set.file}:${set.line}:${set.column}`,
    ...shadows.map(({ value, file, line, column }) => `  shadows ${show(value)} in ${file}:${line}:${column}`),
  ].join('\n');
}

const unknown = (message: string, help: string | undefined): InputError =>
  new InputError([errorAt('explain.unknown-key', undefined, message, help)]);
