import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { workerFile } from '../../process/worker-file.ts';
import { lockFolder } from './folder-lock.ts';
import { PgliteConnection } from './pglite-connection.ts';
import { shareSession } from './share-session.ts';
import type { ToWorker, WorkerData } from './worker-messages.ts';

export interface PgliteOptions {
  /** Folder of the backend's data; the cluster is `postgres` inside it. */
  readonly dataDir: string;
  /** Whether commits survive a crash of the machine. */
  readonly durable: boolean;
  /** Folder of a cluster that a new one is a copy of. */
  readonly template: string | undefined;
}

export interface OpenPglite {
  /** An ordinary pool; of one connection, because PGlite has one session. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Starts PGlite on a folder in a worker thread and returns a pool of the ordinary `pg` driver, so that the rest of the
 * backend need not distinguish it from a server.
 *
 * @throws {StartupError} when another process uses the folder.
 */
export async function openPglite({ dataDir, durable, template }: PgliteOptions): Promise<OpenPglite> {
  const lock = await lockFolder(dataDir);
  try {
    const folder = path.join(dataDir, 'postgres');
    const file = await workerFile(import.meta.url, 'pglite');
    const worker = new Worker(file, { workerData: { folder, durable, template } satisfies WorkerData });
    await once(worker, 'message');
    const pool = new pg.Pool({
      max: 1,
      idleTimeoutMillis: 0,
      user: 'postgres',
      database: 'postgres',
      ssl: false,
      stream: () => new PgliteConnection(worker),
    });
    const shared = await shareSession(pool, worker);
    await lock.publish(shared.host);
    return {
      pool,
      async close() {
        await shared.close();
        await pool.end();
        const closed = once(worker, 'exit');
        worker.on('message', (message: unknown) => {
          if (isClosed(message)) void worker.terminate();
        });
        worker.postMessage({ type: 'close' } satisfies ToWorker);
        await closed;
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

function isClosed(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'closed';
}
