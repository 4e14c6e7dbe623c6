import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import type { PreparedQueryConfig } from 'drizzle-orm/pg-core';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResult } from 'pg';
import type { Db } from './database.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

/** Text of a statement → its name. There are as many as the code has shapes of statements. */
const names = new Map<string, string>();

/**
 * Executes a statement that is asked often. Each connection parses and plans it once: for what takes a millisecond that is
 * half of its time. Everything that differs between requests must be a parameter, or each would be a statement of its own.
 */
export async function executePrepared<Row extends Record<string, unknown>>(db: Db, query: SQL): Promise<Row[]> {
  const built = dialect.sqlToQuery(query);
  const prepared = db._.session.prepareQuery<PreparedQueryConfig & { execute: QueryResult<Row> }>(
    built,
    undefined,
    nameOf(built.sql),
    false,
  );
  const { rows } = await prepared.execute();
  return rows;
}

/** PostgreSQL cuts names at 63 bytes. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('hex').slice(0, 32);
    names.set(text, name);
  }
  return name;
}
