import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { packagePaths } from '#backend/process/package-root.ts';
import { demoSeed } from '#tests/support/demo.ts';
import { testServiceKey } from './backend.ts';
import { projectRoot } from './command.ts';
import { copyTemplate } from './data-template.ts';
import { freePort } from './free-port.ts';
import { isWorthSeeing, watchLogs } from './watch-logs.ts';

/** The compiled backend with the demo seed, in a separate process. */
export interface BackendProgram {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Stops it, gracefully unless a signal is given. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/**
 * Starts the backend, and waits until it is ready.
 *
 * @param dataFolder - Where its data is; has the demo seed from the beginning when it is new.
 * @param wanted - Port; default: a free one.
 * @param env - More of its environment; with another database, that one is filled.
 */
export async function startBackendProgram(
  dataFolder: string,
  wanted?: number,
  env: Readonly<Record<string, string>> = {},
): Promise<BackendProgram> {
  const port = wanted ?? (await freePort());
  if (!existsSync(dataFolder) && env.DATABASE_URL === undefined)
    await copyTemplate(demoSeed, packagePaths.pictures, dataFolder);
  const child = spawn(process.execPath, [join(projectRoot, 'backend/dist/backend.js'), '--seed', 'demo'], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'info',
      SERVICE_KEY: testServiceKey,
      THIRD_PARTIES: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  watchLogs('backend', child.stderr, (line) => {
    if (isWorthSeeing(line)) process.stderr.write(`${line}\n`);
  });
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.includes('"ready":true')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The backend ended with ${code}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended;
    },
  };
}
