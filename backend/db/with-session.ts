import pg from 'pg';

/** Runs work on a session of its own, whose settings and locks outlast a transaction. */
export type WithSession = <T>(work: (client: pg.Client | pg.PoolClient) => Promise<T>) => Promise<T>;

/** Takes the session of a pool, whose connections have one each. */
export function withPooled(pool: pg.Pool): WithSession {
  return async (work) => {
    const client = await pool.connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  };
}

/** Opens a connection for each work. @param toError - Returns the error of a connection that cannot be opened. */
export function withOwnClient(config: pg.ClientConfig, toError: (error: unknown) => Error): WithSession {
  return async (work) => {
    const client = new pg.Client(config);
    // It may break between two statements; the next one fails.
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch (error) {
      throw toError(error);
    }
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
}
