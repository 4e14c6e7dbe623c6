import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findProgram } from './find-program.js';
import { freePort } from './free-port.ts';

/** A Redis server for tests. */
export interface TestRedis {
  readonly url: string;
  /** Stops the server and discards its data; `start` starts a new one at the same address. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/**
 * Starts the installed Redis, in memory only.
 *
 * @throws {Error} when there is none. `tests/run.js` looks before and leaves these tests out, saying so.
 */
export async function startRedis(): Promise<TestRedis> {
  const file = findProgram('redis-server');
  if (file === undefined) throw new Error('There is no Redis: install it (Debian: apt-get install redis-server).');
  const port = await freePort();
  let stop = async (): Promise<void> => {};
  const start = async (): Promise<void> => {
    const server = spawn(file, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
      cwd: '/tmp',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve, reject) => {
      createInterface(server.stdout).on('line', (line) => {
        if (line.includes('Ready to accept connections')) resolve();
      });
      server.once('exit', (code) => reject(new Error(`Redis ended with ${code}`)));
    });
    stop = async () => {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
      stop = async () => {};
    };
  };
  await start();
  return { url: `redis://127.0.0.1:${port}`, start, stop: () => stop() };
}
