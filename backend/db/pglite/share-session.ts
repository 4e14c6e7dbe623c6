import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import type pg from 'pg';
import { PgliteConnection } from './pglite-connection.ts';
import { WholeRequests } from './whole-requests.ts';

/** Access for other programs of the same user to the only session of PGlite. */
export interface SharedSession {
  /** Folder of a socket in the layout of a PostgreSQL server, for port 5432. */
  readonly host: string;
  close(): Promise<void>;
}

/** Name of a socket in its folder, as PostgreSQL's clients expect it. */
const socketName = '.s.PGSQL.5432';

/**
 * Lets other programs of this machine's user use the database that this process holds, one at a time and each until it
 * closes its connection: an operator's program for a moment, while requests wait.
 */
export async function shareSession(pool: pg.Pool, worker: Worker): Promise<SharedSession> {
  // Only this user may access it; and the path of a socket is too short for a data folder.
  const host = await mkdtemp(path.join(tmpdir(), 'shopgen-'));
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
    serve(socket, pool, worker).catch(() => socket.destroy());
  });
  server.listen(path.join(host, socketName));
  await once(server, 'listening');
  server.unref();
  return {
    host,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await rm(host, { recursive: true, force: true });
    },
  };
}

async function serve(socket: Socket, pool: pg.Pool, worker: Worker): Promise<void> {
  const ours = await pool.connect();
  try {
    if (socket.destroyed) return;
    const connection = new PgliteConnection(worker);
    connection.connect();
    await once(connection, 'connect');
    socket.pipe(new WholeRequests()).pipe(connection);
    connection.pipe(socket);
    if (!socket.destroyed) await once(socket, 'close');
    connection.destroy();
  } finally {
    // The other program has used the session, and left prepared statements in it.
    ours.release(true);
  }
  // At once, not with the next request: a new connection gets notifications of the other program's changes.
  (await pool.connect()).release();
}
