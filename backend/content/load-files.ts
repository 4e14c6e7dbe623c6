import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type LoadedContent, loadContent } from './load-content.ts';

/** Reads a shop from files that are in memory, which are in a folder meanwhile. */
export async function loadFiles<Result>(
  files: ReadonlyMap<string, string>,
  shopId: string,
  use: (content: LoadedContent & { readonly folder: string }) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shopgen-branch-'));
  try {
    for (const [file, text] of files) {
      await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
      await writeFile(path.join(folder, file), text);
    }
    return await use({ ...(await loadContent(folder, shopId)), folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}
