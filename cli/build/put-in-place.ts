import { randomUUID } from 'node:crypto';
import { renameSync } from 'node:fs';
import { access, constants, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withLock } from '#cli/emit/lock.ts';
import { identifyProcess, isRunning } from '#cli/emit/process-identity.ts';
import type { BuiltFile } from './built-file.ts';
import type { CacheLayout } from './cache/cache-layout.ts';
import type { FileStore } from './cache/file-store.ts';

/**
 * The prefix of a replaced folder's name, followed by the site's id, `~` and the process. It lies beside the others,
 * not in the cache, which may be deleted at any time.
 */
const retiredMark = '.was-';

/** Returns a name that contains the identity of this process, so that others can tell when it has ended. */
const ownName = (): string => `${identifyProcess(process.pid).replace(' ', '.')}.${randomUUID()}`;

const isThere = (folder: string): Promise<boolean> =>
  stat(folder).then(
    () => true,
    () => false,
  );

/**
 * Fails where nothing can be written, before anybody has waited for a build. Node's `mkdir` would say of a read-only
 * file system that something does not exist.
 */
export async function requireWritable({ dist }: CacheLayout): Promise<void> {
  if (!(await isThere(dist))) await mkdir(dist, { recursive: true });
  await access(dist, constants.W_OK);
}

/** Writes a file of a site at an absolute path. */
export type WriteSiteFile = (file: string, content: BuiltFile) => Promise<void>;

/** Writes a file that is the site's own. */
export const writeOwnFile: WriteSiteFile = async (file, content) => writeFile(file, await content.read());

/** Writes files to a new folder. */
async function writeFolder(folder: string, files: ReadonlyMap<string, BuiltFile>, write: WriteSiteFile): Promise<void> {
  const folders = new Set([...files.keys()].map((file) => path.dirname(path.join(folder, file))));
  for (const each of [folder, ...folders]) await mkdir(each, { recursive: true });
  await Promise.all([...files].map(([file, content]) => write(path.join(folder, file), content)));
}

/**
 * Creates the writer that links files to the store, where sites share them. A file that the store cannot take, because
 * the disk is full say, is written by itself.
 */
export function linkToStore(store: FileStore): WriteSiteFile {
  return async (file, content) => {
    try {
      await store.place(content.hash, file);
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) throw error;
      await writeOwnFile(file, content);
    }
  };
}

/**
 * Writes a complete `dist/<name>/` and replaces an older one with it. A reader sees the old one or the new one; a
 * failure leaves the old one. Concurrent calls wait for each other. Between the two renames there is no folder of that
 * name. Nothing else happens in that moment, and after a process is killed right there {@link clearDeadStages} finds
 * the old one.
 *
 * @param write - Writes each file; absent: as a file of its own.
 */
export async function putInPlace(
  layout: CacheLayout,
  name: string,
  files: ReadonlyMap<string, BuiltFile>,
  write: WriteSiteFile = writeOwnFile,
): Promise<void> {
  await requireWritable(layout);
  const stage = path.join(layout.stages, ownName());
  try {
    await writeFolder(stage, files, write);
    await withLock(path.join(layout.locks, name), () => swap(layout, stage, name));
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

async function swap(layout: CacheLayout, stage: string, name: string): Promise<void> {
  const target = path.join(layout.dist, name);
  const retired = path.join(layout.dist, `${retiredMark}${name}~${ownName()}`);
  if (await isThere(target)) {
    renameSync(target, retired);
    try {
      renameSync(stage, target);
    } catch (error) {
      renameSync(retired, target);
      throw error;
    }
    await rm(retired, { recursive: true, force: true });
  } else await rename(stage, target);
}

/** Returns whether the process that created a name still runs. */
function isOwned(name: string): boolean {
  const [pid = '', start = ''] = name.split('.');
  return isRunning(`${pid} ${start}`);
}

const list = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Deletes what killed builds left behind, and restores what they had only moved away. */
export async function clearDeadStages(layout: CacheLayout): Promise<void> {
  for (const stage of await list(layout.stages)) {
    if (!isOwned(stage)) await rm(path.join(layout.stages, stage), { recursive: true, force: true });
  }
  for (const retired of await list(layout.dist)) {
    const [name, owner] = retired.slice(retiredMark.length).split('~');
    if (!retired.startsWith(retiredMark) || name === undefined || owner === undefined || isOwned(owner)) continue;
    const folder = path.join(layout.dist, retired);
    await withLock(path.join(layout.locks, name), async () => {
      const target = path.join(layout.dist, name);
      if (!(await isThere(target)) && (await isThere(folder))) await rename(folder, target);
    });
    await rm(folder, { recursive: true, force: true });
  }
}
