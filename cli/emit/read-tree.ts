import { lstat, readdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type StoreLayout, storeLayout } from './store-layout.ts';
import { hashText, type TreeManifest } from './tree-hash.ts';

/** A generated tree on the disk. */
export interface ExistingTree {
  /** Path inside the tree → SHA-256 of its current content. */
  readonly files: TreeManifest;
  /**
   * The content that was written, to tell hand edits from old output. Undefined for a folder that `generate` did not
   * write, or whose record is lost.
   */
  readonly written: TreeManifest | undefined;
  /** Whether it is in the store, behind a link. */
  readonly isStored: boolean;
  /** Name of the folder in the store. */
  readonly storedAs: string | undefined;
}

/** Reads `generated/<name>`; undefined when there is nothing. */
export async function readTree(layout: StoreLayout, name: string): Promise<ExistingTree | undefined> {
  const link = path.join(layout.generated, name);
  const info = await lstat(link).catch(ignoreMissing);
  if (info === undefined) return undefined;
  const folder = await realpath(link).catch(ignoreMissing);
  if (folder === undefined) return undefined;
  const files = await hashFiles(folder);
  const trees = await realpath(layout.trees).catch(ignoreMissing);
  const isStored = info.isSymbolicLink() && trees !== undefined && path.dirname(folder) === trees;
  if (!isStored) return { files, written: undefined, isStored: false, storedAs: undefined };
  return { files, written: await readManifest(`${folder}.json`), isStored, storedAs: path.basename(folder) };
}

/** Returns the texts of `generated/<name>` by path inside the tree; undefined when there is nothing. */
export async function readTreeTexts(root: string, name: string): Promise<ReadonlyMap<string, string> | undefined> {
  const folder = await realpath(path.join(storeLayout(root).generated, name)).catch(ignoreMissing);
  if (folder === undefined) return undefined;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file).split(path.sep).join('/'), await readFile(file, 'utf8')] as const;
    });
  return new Map(await Promise.all(texts));
}

/**
 * Returns the files that differ from what was written, sorted by path: changed, or not written by `generate`.
 */
export function editedFiles({ files, written }: ExistingTree, wanted: TreeManifest): string[] {
  // Without a record, any file that differs from the new output counts as edited.
  const known = written ?? wanted;
  return Object.keys(files)
    .filter((file) => files[file] !== known[file] && files[file] !== wanted[file])
    .sort();
}

const manifestSchema = z.record(z.string(), z.string());

async function readManifest(file: string): Promise<TreeManifest | undefined> {
  const text = await readFile(file, 'utf8').catch(ignoreMissing);
  if (text === undefined) return undefined;
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    // A damaged record counts as absent.
    return undefined;
  }
}

async function hashFiles(folder: string): Promise<TreeManifest> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => !entry.isDirectory())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const content = entry.isFile() ? hashText(await readFile(file)) : 'not a file';
        return [path.relative(folder, file).split(path.sep).join('/'), content] as const;
      }),
  );
  return Object.fromEntries(files);
}

/** Returns undefined for a missing file and rethrows every other error. */
export function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
    return undefined;
  throw error;
}
