import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';

export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** In portions: PostgreSQL takes at most 65 535 parameters a statement. */
export async function insertRows<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const portion = 500;
  for (let start = 0; start < rows.length; start += portion) {
    await tx.insert(table).values(rows.slice(start, start + portion));
  }
}
