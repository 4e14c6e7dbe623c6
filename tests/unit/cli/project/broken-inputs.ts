import type { ProjectRoot } from '../support/project-root.ts';

/**
 * One change to one file. `▲` marks the character that a diagnostic must point at; it is removed before the file is
 * written.
 */
export type Edit =
  | { readonly file: string; readonly find: string; readonly replace: string }
  | { readonly file: string; readonly text: string | Uint8Array }
  | { readonly file: string; readonly append: string }
  /** Removes a key from a JSON file. */
  | { readonly file: string; readonly without: string }
  | { readonly file: string; readonly remove: true };

/** An expected diagnostic. */
export interface Expected {
  readonly code: string;
  /** Absent, an error. */
  readonly severity?: 'warning';
  /** Position: a text, or line and column. Absent: at the `▲`. */
  readonly at?:
    | { readonly file: string; readonly text: string }
    | { readonly file: string; readonly line: number; readonly column: number };
  /** Part of the message. */
  readonly says?: string;
  /** Part of the help: a text, or the position of a text in another place. */
  readonly help?: string | { readonly file: string; readonly text: string };
}

export interface BrokenInput {
  readonly name: string;
  readonly edits: readonly Edit[];
  /** All expected diagnostics, in the order of files and lines. */
  readonly expected: readonly Expected[];
}

export const acoustic = 'site-configs/acoustic.yaml';
export const base = 'site-configs/base.yaml';
export const group = 'site-configs/group.yaml';
export const noise = 'site-configs/db-noise-control.yaml';
export const productApi = 'openapi/product-api.yaml';
export const contentApi = 'openapi/content-api.yaml';

/** Creates a change of a file, by default the acoustic site's, with one expected diagnostic. */
export function broken(name: string, find: string, replace: string, expected: Expected, file = acoustic): BrokenInput {
  return { name, edits: [{ file, find, replace }], expected: [expected] };
}

/** Creates a change that appends lines to the acoustic site's file. */
export function appended(name: string, append: string, ...expected: readonly Expected[]): BrokenInput {
  return { name, edits: [{ file: acoustic, append }], expected };
}

/** Creates a change that replaces a whole file. */
export function written(
  name: string,
  file: string,
  text: string | Uint8Array,
  ...expected: readonly Expected[]
): BrokenInput {
  return { name, edits: [{ file, text }], expected };
}

/** Marks the character that a diagnostic must point at. */
export const marker = '▲';

/**
 * Applies a change, without its marker.
 * @returns the text with the marker; empty for a file that was removed or is no text
 * @throws when the text that it changes is not there
 */
export async function applyEdit(root: ProjectRoot, edit: Edit): Promise<string> {
  if ('remove' in edit) {
    await root.remove(edit.file);
    return '';
  }
  if ('text' in edit && typeof edit.text !== 'string') {
    await root.write(edit.file, edit.text);
    return '';
  }
  const text = await changeText(root, edit);
  await root.write(edit.file, text.replace(marker, ''));
  return text;
}

async function changeText(root: ProjectRoot, edit: Edit): Promise<string> {
  if ('text' in edit) return String(edit.text);
  const text = await root.read(edit.file);
  if ('append' in edit) return text + edit.append;
  if ('without' in edit) return JSON.stringify({ ...JSON.parse(text), [edit.without]: undefined }, null, 2);
  if (!('find' in edit)) return text;
  if (!text.includes(edit.find)) throw new Error(`${edit.file} does not hold ${edit.find}`);
  return text.replace(edit.find, () => edit.replace);
}
