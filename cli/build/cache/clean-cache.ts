import { readdir, rm, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Outcome } from '#cli/terminal/command-context.ts';
import { clearDeadStages } from '../put-in-place.ts';
import { cacheLayout } from './cache-layout.ts';

/** Deletes the contents that no built site links to, and returns how many bytes that freed. */
async function clearStore(folder: string): Promise<number> {
  let freedBytes = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const info = await stat(file).catch(() => undefined);
    if (info === undefined || info.nlink > 1) continue;
    await unlink(file);
    freedBytes += info.size;
  }
  return freedBytes;
}

/** Returns the bytes of the files below a folder; a file deleted meanwhile counts as nothing. */
async function getSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = entries.map(async (entry) => {
    if (!entry.isFile()) return 0;
    const info = await stat(path.join(entry.parentPath, entry.name)).catch(() => undefined);
    return info?.size ?? 0;
  });
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}

const units = ['bytes', 'KB', 'MB', 'GB'];

/** Formats a size: `12.4 MB`. */
function readable(bytes: number): string {
  const unit = Math.min(units.length - 1, bytes === 0 ? 0 : Math.floor(Math.log(bytes) / Math.log(1000)));
  return `${(bytes / 1000 ** unit).toFixed(unit === 0 ? 0 : 1)} ${units[unit]}`;
}

/**
 * `shopgen clean`: empties the build's cache. What is built and generated stays, and so does what a build that runs at
 * this moment is about to put in place.
 *
 * With `--json`: `freedBytes`.
 */
export async function cleanCache(root: string): Promise<Outcome> {
  const layout = cacheLayout(root);
  await clearDeadStages(layout);
  let freedBytes = await clearStore(layout.files);
  for (const name of await readdir(layout.cache).catch(() => [])) {
    const folder = path.join(layout.cache, name);
    if (folder === layout.stages || folder === layout.locks) continue;
    freedBytes += await getSize(folder);
    await rm(folder, { recursive: true, force: true });
  }
  const next =
    freedBytes === 0
      ? 'The build cache is empty already.'
      : `The build cache is empty: ${readable(freedBytes)} freed. The next build takes as long as the first.`;
  return { data: { freedBytes }, next };
}
