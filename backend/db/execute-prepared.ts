import type { SQL } from 'drizzle-orm';
import type { PreparedQueryConfig } from 'drizzle-orm/pg-core';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResult } from 'pg';
import type { Db } from './database.ts';
import { nameStatement } from './name-statements.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * Executes a frequent statement as a prepared one. Each connection parses and plans it once: for a statement of a
 * millisecond that is half of its time. All values that differ between requests must be parameters, or each request
 * would be a statement of its own.
 */
export async function executePrepared<Row extends Record<string, unknown>>(db: Db, query: SQL): Promise<Row[]> {
  const built = dialect.sqlToQuery(query);
  const prepared = db._.session.prepareQuery<PreparedQueryConfig & { execute: QueryResult<Row> }>(
    built,
    undefined,
    nameStatement(built.sql),
    false,
  );
  const { rows } = await prepared.execute();
  return rows;
}
