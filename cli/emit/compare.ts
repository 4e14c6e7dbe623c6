import type { GeneratedTree } from '#cli/generators/generated-file.ts';
import type { ExistingTree } from './read-tree.ts';
import { getManifest, type TreeManifest } from './tree-hash.ts';

/** The changes that writing would make, as paths relative to the root. */
export interface Changes {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly deleted: readonly string[];
  readonly unchanged: readonly string[];
}

/** Returns whether there is nothing to write. */
export function isUpToDate({ added, changed, deleted }: Changes): boolean {
  return added.length + changed.length + deleted.length === 0;
}

export function wantedManifest({ files }: GeneratedTree): TreeManifest {
  return getManifest(files.map(({ path, text }) => [path, text] as const));
}

/** Compares one tree with what is there. */
export function compareTree(name: string, wanted: TreeManifest, existing: ExistingTree | undefined): Changes {
  const there = existing?.files ?? {};
  const toPath = (file: string): string => `generated/${name}/${file}`;
  const files = Object.keys(wanted).sort();
  return {
    added: files.filter((file) => there[file] === undefined).map(toPath),
    changed: files.filter((file) => there[file] !== undefined && there[file] !== wanted[file]).map(toPath),
    deleted: Object.keys(there)
      .filter((file) => wanted[file] === undefined)
      .sort()
      .map(toPath),
    unchanged: files.filter((file) => there[file] === wanted[file]).map(toPath),
  };
}

/** Joins the changes of several trees. */
export function joinChanges(all: readonly Changes[]): Changes {
  return {
    added: all.flatMap(({ added }) => added),
    changed: all.flatMap(({ changed }) => changed),
    deleted: all.flatMap(({ deleted }) => deleted),
    unchanged: all.flatMap(({ unchanged }) => unchanged),
  };
}
