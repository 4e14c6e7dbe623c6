import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { findProgram } from './find-program.js';
import { freePort } from './free-port.ts';

const execute = promisify(execFile);

/** A pooler in front of a PostgreSQL server. */
export interface TestPgbouncer {
  /** Returns the address of a database of the server, through the pooler. */
  addressOf(directUrl: string): string;
  stop(): Promise<void>;
}

/**
 * Starts the installed PgBouncer in transaction mode. It has fewer connections to the server than a backend has to it,
 * so that transactions of one connection have different sessions.
 *
 * @param serverUrl - Any database of the server.
 * @throws {Error} when there is none. `tests/run.js` looks before and leaves these tests out, saying so.
 */
export async function startPgbouncer(serverUrl: string): Promise<TestPgbouncer> {
  const file = findProgram('pgbouncer');
  if (file === undefined) throw new Error('There is no PgBouncer: install it (Debian: apt-get install pgbouncer).');
  const { hostname, port: serverPort, username } = new URL(serverUrl);
  const port = await freePort();
  const folder = await mkdtemp('/tmp/shopgen-pgbouncer-');
  const settings = path.join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
`,
  );
  const owner = await ownByPostgres(folder, settings);
  const pooler = spawn(file, [settings], { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise<void>((resolve, reject) => {
    const said: string[] = [];
    createInterface(pooler.stderr).on('line', (line) => {
      said.push(line);
      if (line.includes('process up')) resolve();
    });
    pooler.once('exit', (code) => reject(new Error(`PgBouncer ended with ${code}\n${said.join('\n')}`)));
  });
  return {
    addressOf(directUrl) {
      const url = new URL(directUrl);
      url.hostname = '127.0.0.1';
      url.port = String(port);
      return url.href;
    },
    async stop() {
      const ended = once(pooler, 'exit');
      // SIGTERM: an immediate shutdown, which does not wait for clients.
      pooler.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Changes the owner of the files for root: PgBouncer does not run as root, but as the user of its package. */
async function ownByPostgres(...files: readonly string[]): Promise<{ uid?: number; gid?: number }> {
  if (userInfo().uid !== 0) return {};
  const [uid = 0, gid = 0] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await execute('id', [flag, 'postgres'])).stdout)),
  );
  for (const file of files) await chown(file, uid, gid);
  return { uid, gid };
}
