import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '#cli/package-root.ts';
import { backendFolders } from '#cli/start/embedded-backend.ts';
import { startFailure } from '#cli/start/start-failure.ts';

/**
 * Runs a program of the backend on its database, and returns what it prints.
 *
 * @throws InputError with what the program says is wrong.
 */
export function runBackendTool(
  root: string,
  tool: 'orders' | 'business-central' | 'content',
  args: readonly string[],
): Promise<string> {
  const file = path.join(packageRoot, `backend/dist/${tool}.js`);
  if (!existsSync(file)) throw startFailure('The backend is not compiled.', 'Run npm ci, or npm run prepublish.');
  const env = { ...backendFolders(root), ...process.env };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [file, ...args], { env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      // The tool prints the error on one line and the fix on the next.
      const [message = '', ...help] = stderr.trim().split('\n');
      reject(startFailure(message || error.message, help.join('\n') || undefined));
    });
  });
}
