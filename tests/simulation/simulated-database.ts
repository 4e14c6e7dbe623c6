import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from '#backend/db/database.ts';
import type { Scheduler } from './scheduler.ts';

/** A process that may crash. */
export interface ProcessState {
  /** While it starts, nothing else happens. */
  isUp: boolean;
  hasCrashed: boolean;
  /** Called before and after each statement. @returns Whether the process crashes now. */
  crashesNow(): boolean;
}

/** What a crashed process waits for. */
export const neverSettle = <T>(): Promise<T> => new Promise(() => undefined);

/** The connection of a database, as processes that may crash have it one after another. */
export interface SimulatedDatabase {
  /** Returns the database as one process sees it. @param onCrash - Called when it crashes. */
  openFor(state: ProcessState, onCrash: () => void): Database;
  /** Rolls back what a crashed process has left open. */
  recover(): Promise<void>;
}

/** The first words of a statement, without values. */
function nameStatement(query: unknown): string {
  const text = textOf(query);
  const [, kind = text.slice(0, 20), table = ''] =
    /^\s*(?:with .*?\)\s*)?(select|insert|update|delete|begin|commit|rollback)\b(?:.*?(?:from|into|update)?\s+"(\w+)")?/is.exec(
      text,
    ) ?? [];
  return `${kind.toLowerCase()} ${table}`.trim();
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}

/** Takes over the pool of a database, whose statements then happen one transaction at a time, when the scheduler says so. */
export function simulateDatabase(real: Database, scheduler: () => Scheduler): SimulatedDatabase {
  let held: pg.PoolClient | undefined;

  return {
    openFor(state, onCrash) {
      const crash = (): void => {
        state.hasCrashed = true;
        onCrash();
      };
      /** Sends a statement, unless the process crashes before it. One that crashes after it gets no answer. */
      const send = async <T>(name: string, statement: () => Promise<T>): Promise<T> => {
        if (state.hasCrashed) return await neverSettle();
        if (state.crashesNow()) {
          scheduler().note(`crash before ${name}`);
          crash();
          return await neverSettle();
        }
        const answer = await statement();
        if (state.hasCrashed) return await neverSettle();
        if (state.crashesNow()) {
          scheduler().note(`crash after ${name}`);
          crash();
          return await neverSettle();
        }
        return answer;
      };
      const query = async (...given: readonly unknown[]): Promise<unknown> => {
        if (state.hasCrashed) return await neverSettle();
        if (!state.isUp) return await Reflect.apply(real.pool.query, real.pool, [...given]);
        const name = nameStatement(given[0]);
        await scheduler().takeTurn(name, 'database');
        try {
          return await send(name, () => Reflect.apply(real.pool.query, real.pool, [...given]));
        } finally {
          if (!state.hasCrashed) scheduler().release();
        }
      };
      const connect = async (): Promise<pg.PoolClient> => {
        if (state.hasCrashed) return await neverSettle();
        if (!state.isUp) return await real.pool.connect();
        await scheduler().takeTurn('transaction', 'database');
        const client = await real.pool.connect();
        held = client;
        return new Proxy(client, {
          get(target, key) {
            if (key === 'query') {
              return (...statement: readonly unknown[]) =>
                send(nameStatement(statement[0]), () => Reflect.apply(target.query, target, [...statement]));
            }
            if (key === 'release') {
              return (): void => {
                if (state.hasCrashed) return;
                held = undefined;
                client.release();
                scheduler().release();
              };
            }
            const value: unknown = Reflect.get(target, key, target);
            return typeof value === 'function' ? value.bind(target) : value;
          },
        });
      };
      // The driver of Drizzle asks whether it is a pool.
      const pool: pg.Pool = Object.create(real.pool, { query: { value: query }, connect: { value: connect } });
      return {
        ...real,
        pool,
        db: drizzle(pool, { casing: 'snake_case' }),
        withSession: async (work) => {
          const client = await pool.connect();
          try {
            return await work(client);
          } finally {
            client.release();
          }
        },
        close: async () => undefined,
      };
    },
    async recover() {
      const client = held;
      held = undefined;
      if (client === undefined) return;
      await client.query('rollback');
      client.release();
    },
  };
}
