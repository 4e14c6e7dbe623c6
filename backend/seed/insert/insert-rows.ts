import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';

export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Inserts rows into a table, or into a temporary one for comparison. */
export type WriteRows = <Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]) => Promise<void>;

/** Rows per statement. */
const portion = 2000;

/**
 * Inserts rows, one portion per statement, as one parameter of JSON: a parameter for each value, of which there may be
 * 65 535, takes several times as long to write and to read.
 *
 * @param into - Another table with the same columns; absent: the table itself.
 */
export async function insertRows<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  into: SQL = sql`${table}`,
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).map(([key, { default: value }]) => ({
    key,
    name: toSnakeCase(key),
    value,
  }));
  const present = columns.filter(({ key }) => rows.some((row) => Object.hasOwn(row, key)));
  const names = sql.join(
    present.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += portion) {
    const written = rows.slice(start, start + portion).map((row) => {
      const values = new Map(Object.entries(row));
      return Object.fromEntries(present.map(({ key, name, value }) => [name, values.get(key) ?? value ?? null]));
    });
    await tx.execute(sql`
      insert into ${into} (${names})
      select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(written)}::json)`);
  }
}
