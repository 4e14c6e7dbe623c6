import { setTimeout } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Db } from './database.ts';
import { traceStatements } from './trace-statements.ts';

/** A copy of the database that is only read, and may be behind. */
export interface ReadReplica {
  readonly db: Db;
  /**
   * Waits until reads return everything that was committed before the call: the replica has replayed it, or is left alone and the primary is read.
   * Call it before anybody is told of a change.
   */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds. */
const connectTimeout = 2_000;
const statementTimeout = 15_000;
/** Milliseconds for which a replica that cannot be reached, or is behind, is left alone. */
const restMs = 5_000;
const maxConnections = 10;
/** Milliseconds between two looks at how far it is, and after which it is left alone. */
const lookEvery = 50;
const maxBehind = 10_000;

/**
 * Opens the replica at an address. While it cannot be reached, or is more than ten seconds behind, reads go to the primary; afterwards it
 * is read again once it has caught up.
 *
 * @param onAway - Told why it is left alone, each time.
 */
export function openReadReplica(url: string, primary: Database, onAway: (error: unknown) => void): ReadReplica {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    options: '-c jit=off -c default_transaction_read_only=on',
    max: maxConnections,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  traceStatements(pool);
  const ownConnect = pool.connect.bind(pool);
  let awayUntil = 0;
  /** Whether it has had everything that was committed since it was last left alone. */
  let isTrusted = true;
  const leaveAlone = (reason: unknown): void => {
    awayUntil = Date.now() + restMs;
    isTrusted = false;
    onAway(reason);
  };
  const connect = async (): Promise<pg.PoolClient> => {
    if (Date.now() < awayUntil) return primary.pool.connect();
    try {
      const client = await ownConnect();
      isTrusted ||= await hasReplayed(client, await currentPosition(primary.pool));
      if (isTrusted) return client;
      client.release();
      awayUntil = Date.now() + restMs;
    } catch (error) {
      leaveAlone(error);
    }
    return primary.pool.connect();
  };
  pool.connect = new Proxy(pool.connect, {
    apply(_target, _self, [callback]: unknown[]) {
      const client = connect();
      if (typeof callback !== 'function') return client;
      return client.then(
        (opened) => Reflect.apply(callback, undefined, [undefined, opened, opened.release]),
        (error: unknown) => Reflect.apply(callback, undefined, [error]),
      );
    },
  });
  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    async caughtUp() {
      const position = await currentPosition(primary.pool);
      const deadline = Date.now() + maxBehind;
      // While it is left alone the primary is read, which has everything.
      while (Date.now() >= awayUntil) {
        const client = await connect();
        const isThere = await hasReplayed(client, position).finally(() => client.release());
        if (isThere) return;
        if (Date.now() > deadline) leaveAlone(new Error(`The replica is more than ${maxBehind / 1000} s behind`));
        else await setTimeout(lookEvery);
      }
    },
    close: () => pool.end(),
  };
}

/** Returns the place in the write-ahead log up to which the primary has written. */
async function currentPosition(primary: pg.Pool): Promise<string> {
  const { rows } = await primary.query<{ position: string }>('select pg_current_wal_lsn()::text as position');
  return rows[0]?.position ?? '0/0';
}

/** Returns whether a server has everything up to a place in the write-ahead log; a primary always has. */
async function hasReplayed(client: pg.PoolClient, position: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    'select case when pg_is_in_recovery() then coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) else true end as there',
    [position],
  );
  return rows[0]?.there === true;
}
