import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Selects a row of a table as JSON, with the names of its properties. So the rows of several tables come in one
 * statement.
 *
 * @throws {Error} for a table with times or days, which JSON would turn into texts.
 */
export function jsonRow(table: PgTable): SQL {
  const members = Object.entries(getTableColumns(table)).map(([name, column]) => {
    if (column.dataType === 'date') throw new Error(`${name} is a time, which JSON does not keep.`);
    return sql`${sql.raw(`'${name}'`)}, ${column}`;
  });
  return sql`json_build_object(${sql.join(members, sql`, `)})`;
}
