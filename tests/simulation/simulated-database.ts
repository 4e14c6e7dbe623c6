import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from '#backend/db/database.ts';
import type { Scheduler } from './scheduler.ts';

/** A process that may die. */
export interface Life {
  /** While it starts, nothing else happens. */
  isUp: boolean;
  isOver: boolean;
  /** Called before and after each statement. @returns Whether the process dies now. */
  diesNow(): boolean;
}

/** Something that a dead process waits for. */
export const never = <T>(): Promise<T> => new Promise(() => undefined);

/** The connection of a database, as processes that may die have it one after another. */
export interface SimulatedDatabase {
  /** Returns the database as one process sees it. @param onDeath - Called when it dies. */
  openFor(life: Life, onDeath: () => void): Database;
  /** Ends what a dead process has left open. */
  recover(): Promise<void>;
}

/** The first words of a statement, without values. */
function nameStatement(query: unknown): string {
  const text = typeof query === 'string' ? query : ((query as { readonly text?: string } | null)?.text ?? '');
  const [, kind = text.slice(0, 20), table = ''] =
    /^\s*(?:with .*?\)\s*)?(select|insert|update|delete|begin|commit|rollback)\b(?:.*?(?:from|into|update)?\s+"(\w+)")?/is.exec(
      text,
    ) ?? [];
  return `${kind.toLowerCase()} ${table}`.trim();
}

/** Takes over the pool of a database, whose statements then happen one transaction at a time, when the scheduler says so. */
export function simulateDatabase(real: Database, scheduler: () => Scheduler): SimulatedDatabase {
  let held: pg.PoolClient | undefined;

  return {
    openFor(life, onDeath) {
      const die = (): void => {
        life.isOver = true;
        onDeath();
      };
      /** Sends a statement unless the process dies before it; what dies after it hears no answer. */
      const send = async <T>(name: string, statement: () => Promise<T>): Promise<T> => {
        if (life.isOver) return await never();
        if (life.diesNow()) {
          scheduler().note(`† before ${name}`);
          die();
          return await never();
        }
        const answer = await statement();
        if (life.isOver) return await never();
        if (life.diesNow()) {
          scheduler().note(`† after ${name}`);
          die();
          return await never();
        }
        return answer;
      };
      const query = async (...given: readonly unknown[]): Promise<unknown> => {
        if (life.isOver) return await never();
        if (!life.isUp) return await Reflect.apply(real.pool.query, real.pool, [...given]);
        const name = nameStatement(given[0]);
        await scheduler().gate(name, 'database');
        try {
          return await send(name, () => Reflect.apply(real.pool.query, real.pool, [...given]));
        } finally {
          if (!life.isOver) scheduler().free();
        }
      };
      const connect = async (): Promise<pg.PoolClient> => {
        if (life.isOver) return await never();
        if (!life.isUp) return await real.pool.connect();
        await scheduler().gate('transaction', 'database');
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
                if (life.isOver) return;
                held = undefined;
                client.release();
                scheduler().free();
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
