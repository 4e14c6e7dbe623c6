import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file in one step, so that a reader never sees half of it and a failure leaves what was there.
 *
 * @param file - Absolute path; its folder is made if need be.
 * @param mode - Permissions of a new file.
 */
export async function replaceFile(file: string, content: string | Uint8Array, mode?: number): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}`);
  try {
    await writeFile(draft, content, { mode });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
