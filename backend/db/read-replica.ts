import { setTimeout } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Db } from './database.ts';
import { traceStatements } from './trace-statements.ts';

/** A copy of the database that is only read, and may be behind. */
export interface ReadReplica {
  readonly db: Db;
  /**
   * Waits until it has everything that is committed by now, so that nobody who is told of a change reads what was before. One that stays
   * behind for ten seconds is not waited for.
   */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds. */
const connectTimeout = 2_000;
const statementTimeout = 15_000;
/** Milliseconds for which a replica that cannot be reached is left alone. */
const restMs = 5_000;
const maxConnections = 10;
/** Milliseconds between two looks at how far it is, and in all. */
const lookEvery = 50;
const maxBehind = 10_000;

/**
 * Opens the replica at an address. While it cannot be reached, what is read comes from the primary.
 *
 * @param onAway - Told why it cannot be reached, once for each time it is left alone.
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
  if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) traceStatements(pool);
  const ownConnect = pool.connect.bind(pool);
  let awayUntil = 0;
  const connect = async (): Promise<pg.PoolClient> => {
    if (Date.now() < awayUntil) return primary.pool.connect();
    try {
      return await ownConnect();
    } catch (error) {
      awayUntil = Date.now() + restMs;
      onAway(error);
      return primary.pool.connect();
    }
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
      const { rows } = await primary.pool.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');
      const lsn = rows[0]?.lsn;
      const deadline = Date.now() + maxBehind;
      while (Date.now() < deadline) {
        // The primary, which is asked while the replica is away, has it all.
        const answer = await pool.query<{ there: boolean }>(
          'select case when pg_is_in_recovery() then coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) else true end as there',
          [lsn],
        );
        if (answer.rows[0]?.there === true) return;
        await setTimeout(lookEvery);
      }
    },
    close: () => pool.end(),
  };
}
