import path from 'node:path';
import type { Plugin } from 'vite';
import { type OverriddenPart, readOverriddenPart } from '#cli/build/plugins/overridden-parts.ts';
import type { GeneratedTree } from '#cli/generators/generated-file.ts';

/** The current generated code. It is served from memory, at addresses that stay the same while the server runs. */
export interface GeneratedModules {
  /** Replaces whole trees. Returns the absolute paths of files that were added, changed or removed. */
  readonly put: (trees: readonly GeneratedTree[]) => readonly string[];
  /** Replaces one file of a tree. Returns its absolute path when its text changes. */
  readonly putFile: (tree: string, file: { readonly path: string; readonly text: string }) => string | undefined;
  /** Returns the id of a file in Vite: its absolute path, with forward slashes. */
  readonly getId: (tree: string, file: string) => string;
  readonly has: (id: string) => boolean;
  /** Returns the parts that a site changes. */
  readonly overridden: (tree: string) => readonly OverriddenPart[];
  readonly plugin: Plugin;
}

/**
 * Keeps generated code in memory for Vite. On the disk each generate switches to another folder: an open page would
 * request modules that no longer exist, and Vite would remember all of them.
 *
 * @param root - Folder that holds `generated/`.
 * @param packageRoot - Folder that addresses without `/@fs/` are relative to.
 */
export function createGeneratedModules(root: string, packageRoot: string): GeneratedModules {
  const files = new Map<string, string>();
  const toId = (file: string): string => file.split(path.sep).join('/');
  const getId = (tree: string, file: string): string => toId(path.join(root, 'generated', tree, file));
  const set = (id: string, text: string): boolean => {
    if (files.get(id) === text) return false;
    files.set(id, text);
    return true;
  };
  return {
    getId,
    has: (id) => files.has(id),
    overridden: (tree) => {
      const folder = `${getId(tree, '')}/`;
      return [...files].flatMap(([id, text]) =>
        id.startsWith(folder) ? (readOverriddenPart(id.slice(folder.length), text) ?? []) : [],
      );
    },
    put(trees) {
      const wanted = new Map(
        trees.flatMap(({ name, files }) => files.map((file) => [getId(name, file.path), file.text])),
      );
      const gone = [...files.keys()].filter((id) => !wanted.has(id));
      for (const id of gone) files.delete(id);
      return [...gone, ...[...wanted].filter(([id, text]) => set(id, text)).map(([id]) => id)];
    },
    putFile(tree, file) {
      const id = getId(tree, file.path);
      return set(id, file.text) ? id : undefined;
    },
    plugin: {
      name: 'shopgen:generated-modules',
      enforce: 'pre',
      resolveId(source, importer) {
        const [wanted = ''] = source.split('?');
        const from = importer?.split('?')[0];
        const candidates = [
          wanted,
          wanted.startsWith('/@fs/') ? wanted.slice('/@fs'.length) : toId(path.join(packageRoot, wanted)),
          ...(wanted.startsWith('.') && from !== undefined ? [toId(path.join(path.dirname(from), wanted))] : []),
        ];
        return candidates.find((id) => files.has(id));
      },
      load: (id) => files.get(id),
    },
  };
}
