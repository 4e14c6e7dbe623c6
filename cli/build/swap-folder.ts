import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Puts a finished folder in the place of an older one. A reader sees the old one or the new one, and a failure leaves the old.
 *
 * @param staged - Absolute path of the new folder, on the same file system.
 * @param target - Absolute path where it belongs.
 */
export async function swapFolder(staged: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  const retired = path.join(path.dirname(target), `.old-${path.basename(target)}-${randomUUID()}`);
  const hadOne = await rename(target, retired).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
  try {
    await rename(staged, target);
  } catch (error) {
    if (hadOne) await rename(retired, target);
    throw error;
  }
  await rm(retired, { recursive: true, force: true });
}
