import { createHash } from 'node:crypto';

/** Path inside the tree → SHA-256 of the file, in the order of the paths. */
export type TreeManifest = Readonly<Record<string, string>>;

export function hashText(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Returns the manifest of files by path. */
export function getManifest(files: Iterable<readonly [path: string, content: string | Uint8Array]>): TreeManifest {
  const entries = [...files].map(([path, content]) => [path, hashText(content)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the hash of a tree: the same wherever and whenever it is written. */
export function treeHash(manifest: TreeManifest): string {
  return hashText(JSON.stringify(Object.entries(manifest))).slice(0, 24);
}
