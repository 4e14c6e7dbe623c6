import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from './command.ts';

const cache = path.join(projectRoot, '.cache/tests');

/** Milliseconds after which an unused folder is deleted. */
const keptUnused = 24 * 60 * 60 * 1000;

/**
 * Returns a folder that is created once and then only read, by this and further runs.
 *
 * @param name Has the hash of everything that the folder is made from in it.
 * @param fill Makes it, beside its place; it is moved there when it is whole.
 */
export async function cachedFolder(name: string, fill: (draft: string) => Promise<void>): Promise<string> {
  const folder = path.join(cache, name);
  if (existsSync(folder)) {
    const now = new Date();
    await utimes(folder, now, now);
    return folder;
  }
  await mkdir(cache, { recursive: true });
  await removeUnused();
  const draft = `${folder}.${randomUUID()}`;
  await mkdir(draft);
  try {
    await fill(draft);
    await rename(draft, folder).catch((error: unknown) => {
      // Another process has created it.
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return folder;
}

async function removeUnused(): Promise<void> {
  for (const name of await readdir(cache)) {
    const folder = path.join(cache, name);
    const used = await stat(folder).catch(() => undefined);
    if (used && Date.now() - used.mtimeMs > keptUnused) await rm(folder, { recursive: true, force: true });
  }
}
