import type pg from 'pg';
import type { Database } from './database.ts';

/** Milliseconds before a broken connection is opened again. */
const reconnectMs = 1000;
/** Milliseconds between two calls where nothing can listen. */
const pollMs = 1000;

export interface Listening {
  stop(): Promise<void>;
}

/**
 * Calls `heard` after each committed transaction that notified the channel, and once after each gap without a
 * connection. Behind a pooler it is called every second, whether there is news or not.
 */
export async function listen(database: Database, channel: string, heard: () => void): Promise<Listening> {
  if (database.isPooled) return poll(heard);
  return database.engine === 'PGlite'
    ? listenOnTheOnly(database.pool, channel, heard)
    : listenOnOne(database.pool, channel, heard);
}

function poll(heard: () => void): Listening {
  heard();
  const timer = setInterval(heard, pollMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
    },
  };
}

/** Listens on PGlite's only session, which also gets its own notifications. */
async function listenOnTheOnly(pool: pg.Pool, channel: string, heard: () => void): Promise<Listening> {
  const known = new WeakSet<object>();
  const attach = async (client: pg.PoolClient): Promise<void> => {
    if (known.has(client)) return;
    known.add(client);
    client.on('notification', heard);
    await client.query(`listen ${channel}`);
    heard();
  };
  const attachNew = (client: pg.PoolClient): void => void attach(client).catch(() => undefined);
  pool.on('connect', attachNew);
  const client = await pool.connect();
  try {
    await attach(client);
  } finally {
    client.release();
  }
  return {
    async stop() {
      pool.off('connect', attachNew);
    },
  };
}

/** Listens on a server, with a connection of its own. */
async function listenOnOne(pool: pg.Pool, channel: string, heard: () => void): Promise<Listening> {
  let stopped = false;
  let current: pg.PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;

  const again = (): void => {
    if (!stopped) timer = setTimeout(() => void connect().catch(again), reconnectMs);
  };
  const connect = async (): Promise<void> => {
    const client = await pool.connect();
    if (stopped) return client.release(true);
    current = client;
    client.on('notification', heard);
    client.once('end', () => {
      if (current !== client) return;
      current = undefined;
      client.release(true);
      again();
    });
    await client.query(`listen ${channel}`);
    heard();
  };
  await connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const client = current;
      current = undefined;
      client?.release(true);
    },
  };
}
