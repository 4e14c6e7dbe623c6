import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Size of a secret in bytes: that of the key that is derived from it. */
const secretBytes = 32;

/**
 * Returns the secret that encrypts sessions: created once and stored, so that a restart logs nobody out.
 *
 * @param dataDir - Absolute path of `.data/`.
 */
export async function keepSessionSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'session-secret');
  await mkdir(dataDir, { recursive: true });
  const secret = randomBytes(secretBytes).toString('base64url');
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${secret}\n`, { mode: 0o600 });
  try {
    // Fails if the file exists: when two commands start at once, only one secret is stored, and none is read half
    // written.
    await link(draft, file);
    return secret;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return (await readFile(file, 'utf8')).trim();
  } finally {
    await rm(draft, { force: true });
  }
}
