import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Bytes of a secret: as many as the key it becomes. */
const secretBytes = 32;

/**
 * The secret that sessions are encrypted with: made once and kept, so that a restart logs nobody out.
 *
 * @param dataDir - Absolute path of `.data/`.
 */
export async function keepSessionSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'session-secret');
  await mkdir(dataDir, { recursive: true });
  const secret = randomBytes(secretBytes).toString('base64url');
  try {
    // Fails if it exists: of two first starts at once, one secret counts.
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(`${secret}\n`);
    await handle.close();
    return secret;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return (await readFile(file, 'utf8')).trim();
  }
}
