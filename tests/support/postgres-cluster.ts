import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from './find-postgres.js';
import { freePort } from './free-port.ts';

const execute = promisify(execFile);

/** A PostgreSQL server of the tests. */
export interface PostgresCluster {
  /** Address of one of its databases, for a user who may create others. */
  readonly url: string;
  /** Ends the server without letting it finish anything, and starts it again on its data; absent for an existing one. */
  readonly crash?: () => Promise<void>;
  /** Starts a replica of it that follows; absent for an existing one. */
  readonly replicate?: () => Promise<Omit<PostgresCluster, 'crash' | 'replicate'>>;
  /** Stops the server and deletes its data, unless it is an existing one. */
  stop(): Promise<void>;
}

/**
 * Starts a temporary cluster of the installed PostgreSQL, or uses the server of `TEST_DATABASE_URL`.
 *
 * @param settings - Further settings of a temporary one, such as `fsync=on`.
 * @throws {Error} when there is neither. `tests/run.js` looks before and leaves these tests out, saying so.
 */
export async function startPostgresCluster(settings: readonly string[] = []): Promise<PostgresCluster> {
  const found = findPostgres();
  if (!found)
    throw new Error(
      'There is no PostgreSQL: install it (Debian: apt-get install postgresql) or set TEST_DATABASE_URL.',
    );
  if (found.url !== undefined) return { url: found.url, stop: async () => undefined };

  // Not in the user's temporary folder, which the user `postgres` may not be able to read.
  const folder = await mkdtemp('/tmp/shopgen-postgres-');
  const owner = await ownByPostgres(folder);
  const data = path.join(folder, 'data');
  await execute(
    path.join(found.bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    { ...owner, cwd: folder },
  );
  const port = await freePort();
  const args = [
    ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'max_connections=300'],
    // The data need not survive a power failure.
    ...['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const start = () => startServer(path.join(found.bin, 'postgres'), args, { ...owner, cwd: folder });
  let end = await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async crash() {
      // An immediate shutdown: its next start has to recover.
      await end('SIGQUIT');
      end = await start();
    },
    async replicate() {
      const copy = path.join(folder, 'replica');
      const own = await freePort();
      await execute(
        path.join(found.bin, 'pg_basebackup'),
        ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-D', copy, '-R', '--no-sync', '--checkpoint=fast'],
        { ...owner, cwd: folder },
      );
      await chmod(copy, 0o700);
      const replicaArgs = args.map((arg) => (arg === data ? copy : arg === String(port) ? String(own) : arg));
      const endReplica = await startServer(path.join(found.bin, 'postgres'), replicaArgs, { ...owner, cwd: folder });
      return { url: `postgres://postgres@127.0.0.1:${own}/postgres`, stop: () => endReplica('SIGQUIT') };
    },
    async stop() {
      // A fast shutdown, which does not wait for clients.
      await end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the server and waits until it is ready. @returns what ends it by a signal */
async function startServer(
  program: string,
  args: readonly string[],
  options: { readonly uid?: number; readonly gid?: number; readonly cwd: string },
): Promise<(signal: 'SIGINT' | 'SIGQUIT') => Promise<void>> {
  const server = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk: Buffer) => {
      said.push(chunk.toString());
      if (/ready to accept (read-only )?connections/.test(said.join(''))) resolve();
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}\n${said.join('')}`)));
  });
  return async (signal) => {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
}

/** Changes the owner of the folder for root: PostgreSQL does not run as root, but as the user of its package. */
async function ownByPostgres(folder: string): Promise<{ uid?: number; gid?: number }> {
  await chmod(folder, 0o700);
  if (userInfo().uid !== 0) return {};
  const [uid = 0, gid = 0] = await Promise.all(
    ['-u', '-g'].map(async (flag) => {
      // Where PostgreSQL is not installed there is no user for it.
      const { stdout } = await execute('id', [flag, 'postgres']).catch(() => execute('id', [flag, 'nobody']));
      return Number(stdout);
    }),
  );
  await chown(folder, uid, gid);
  return { uid, gid };
}
