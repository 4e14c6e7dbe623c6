import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '#cli/package-root.ts';

/**
 * Validates a site in another process. Compiling its code takes seconds in which this one could not answer; the results are kept
 * for it, so whatever becomes of that process is no error.
 */
export async function checkAhead(root: string, id: string): Promise<void> {
  const program = path.join(packageRoot, 'cli/dist/shopgen.js');
  if (!existsSync(program)) return;
  const args = [program, 'validate', '--site', id, '--root', root, '--quiet', '--no-input'];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  await Promise.race([once(child, 'exit'), once(child, 'error')]);
}
