import { getTableColumns, getTableName, is, SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { insertRows, type Transaction, type WriteRows } from '../../seed/insert/insert-rows.ts';

/** A table of content with the rows that a shop is to have in it. */
export interface StagedTable {
  readonly table: PgTable;
  /** The temporary table with those rows. */
  readonly wanted: SQL;
  /** Every column that comes from content, as `"name"`. */
  readonly columns: readonly SQL[];
  /** Columns of its primary key. */
  readonly key: readonly SQL[];
  /** The other columns. */
  readonly values: readonly StagedColumn[];
}

export interface StagedColumn {
  readonly key: string;
  readonly name: SQL;
  /** Whether it is a timestamp, which content stores in milliseconds. */
  readonly isMoment: boolean;
}

/**
 * Collects the rows that a shop is to have, each table in a temporary one, until the end of the transaction. Tables are
 * in the order in which they refer to each other.
 */
export class StagedShop {
  readonly #tx: Transaction;
  readonly #tables = new Map<PgTable, StagedTable>();

  constructor(tx: Transaction) {
    this.#tx = tx;
  }

  get tables(): readonly StagedTable[] {
    return [...this.#tables.values()];
  }

  readonly write: WriteRows = async (table, rows) => {
    const staged = this.#tables.get(table) ?? (await this.#add(table));
    await insertRows(this.#tx, table, rows, staged.wanted);
  };

  async #add(table: PgTable): Promise<StagedTable> {
    const staged = describeTable(table);
    this.#tables.set(table, staged);
    await this.#tx.execute(
      sql`create temporary table ${staged.wanted} (like ${table} including defaults) on commit drop`,
    );
    return staged;
  }
}

function describeTable(table: PgTable): StagedTable {
  const keyOf = listPrimaryKey(table);
  // Columns that the database fills in by itself, such as the time of a change, are not content.
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !is(column.default, SQL));
  const staged = columns.map(([key, column]) => ({
    key,
    name: quoteName(key),
    isMoment: column.columnType.startsWith('PgTimestamp'),
    isKey: keyOf.has(column.name),
  }));
  return {
    table,
    wanted: sql.identifier(`wanted_${getTableName(table)}`).getSQL(),
    columns: staged.map(({ name }) => name),
    key: staged.filter(({ isKey }) => isKey).map(({ name }) => name),
    values: staged.filter(({ isKey }) => !isKey),
  };
}

/** Returns the names of the columns of a table's primary key. */
function listPrimaryKey(table: PgTable): ReadonlySet<string> {
  const { primaryKeys, columns } = getTableConfig(table);
  const keys = [...primaryKeys.flatMap((key) => key.columns), ...columns.filter(({ primary }) => primary)];
  return new Set(keys.map(({ name }) => name));
}

function quoteName(key: string): SQL {
  return sql`${sql.identifier(toSnakeCase(key))}`;
}

/** Returns a condition: two rows have the same key. */
export function haveSameKey({ key }: StagedTable, one: SQL, other: SQL): SQL {
  return sql.join(
    key.map((name) => sql`${one}.${name} = ${other}.${name}`),
    sql` and `,
  );
}

/** Returns a condition: a stored row differs from the wanted one. @param except - Keys of columns that do not count. */
export function differ({ values }: StagedTable, stored: SQL, wanted: SQL, except: readonly string[] = []): SQL {
  const compared = values.filter(({ key }) => !except.includes(key));
  if (compared.length === 0) return sql`false`;
  return sql.join(
    compared.map(({ name, isMoment }) =>
      isMoment
        ? sql`date_trunc('milliseconds', ${stored}.${name}) is distinct from ${wanted}.${name}`
        : sql`${stored}.${name} is distinct from ${wanted}.${name}`,
    ),
    sql` or `,
  );
}

/** Returns a condition: the row belongs to the shop. */
export function belongsTo(shopId: string, { table }: StagedTable, row: SQL): SQL {
  const column = 'shopId' in getTableColumns(table) ? 'shop_id' : 'id';
  return sql`${row}.${sql.identifier(column)} = ${shopId}`;
}
