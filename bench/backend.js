import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from './work-root.js';

/** Starts a backend on a free port; resolves when it has filled its database and listens. */
export async function startBackend(args, env) {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const child = spawn(process.execPath, [join(projectRoot, 'backend/dist/backend.js'), ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'silent', ...env },
  });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child.stdout, 'data'),
    ended.then(([code]) => Promise.reject(new Error(`The backend ended with ${code}`))),
  ]);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, stop };
}
