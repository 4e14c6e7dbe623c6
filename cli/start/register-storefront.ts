import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getPid, tryLock } from '#cli/emit/lock.ts';
import { startFailure } from './start-failure.ts';

/** Returns the file that names the storefront that the embedded backend purges. */
export const storefrontsFile = (dataDir: string): string => path.join(dataDir, 'storefronts');

/**
 * Makes this the only `start` on a data folder and lets the embedded backend purge its pages, whichever tool runs that.
 *
 * @param url - Of the storefront, without a path.
 * @returns what takes both back.
 * @throws InputError when another `start` uses the folder.
 */
export async function registerStorefront(dataDir: string, url: string): Promise<() => Promise<void>> {
  const lock = await tryLock(path.join(dataDir, 'start.lock'));
  if ('heldBy' in lock) {
    throw startFailure(
      `The data folder ${dataDir} is in use by process ${getPid(lock.heldBy)}, another start.`,
      'Stop that process, or give this one a folder of its own with DATA_DIR.',
    );
  }
  const file = storefrontsFile(dataDir);
  await writeFile(file, `${url}\n`);
  return async () => {
    await rm(file, { force: true });
    await lock.release();
  };
}
