import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartupError } from '../errors/startup-error.ts';
import { migrateDatabase } from './migrate-database.ts';
import { findSharedSession } from './pglite/folder-lock.ts';
import { openPglite } from './pglite/open-pglite.ts';

/** A database for queries; the same on PostgreSQL and PGlite. */
export type Db = NodePgDatabase<Record<string, never>>;

/** A database or transaction for reading. */
export type DatabaseReader = Pick<Db, 'select' | 'execute'>;

/** A database or transaction for reading and writing. */
export type DatabaseWriter = Pick<
  Db,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count' | 'with' | '$with'
>;

export interface Database {
  readonly engine: 'PostgreSQL' | 'PGlite';
  readonly db: Db;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Absent: PGlite in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /**
   * Whether commits on PGlite survive a crash of the machine; absent: yes. No is faster, for a folder that is recreated
   * after one.
   */
  readonly durable?: boolean;
  /** Folder of a PGlite cluster that a new one is a copy of; absent: a new one is empty. */
  readonly template?: string | undefined;
  /**
   * Whether to connect through the process that holds PGlite's folder, if there is one; absent: no, a held folder is an
   * error.
   */
  readonly throughHolder?: boolean;
  /** Folder of the migrations. */
  readonly migrations: string;
}

/** Milliseconds. */
const connectTimeout = 5_000;
const statementTimeout = 15_000;

/**
 * Opens the database and brings its schema up to date.
 *
 * @throws {StartupError} when it cannot be reached, or its folder is in use.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const holder = options.databaseUrl || !options.throughHolder ? undefined : await findSharedSession(options.dataDir);
  // The process that holds the folder has migrated the database.
  if (holder !== undefined) return openShared(holder);
  const database = options.databaseUrl ? await openServer(options.databaseUrl) : await openFolder(options);
  try {
    await migrateDatabase(database, options.migrations);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function openServer(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    // No statement of the backend takes as long as compiling one does.
    options: '-c jit=off',
  });
  // A connection may break while it is idle, or between two statements of a transaction. The next statement fails and
  // the pool replaces it; but an error event without a listener would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    throw new StartupError(
      `The database at ${withoutPassword(url)} cannot be reached: ${reason}`,
      'Check DATABASE_URL; without it the backend keeps its own database in DATA_DIR.',
    );
  }
  return { engine: 'PostgreSQL', db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() };
}

/**
 * Opens a shared database. A connection lasts as long as a transaction, so that the process that holds the database
 * gets its turn in between.
 */
function openShared(host: string): Database {
  const pool = new pg.Pool({ host, port: 5432, user: 'postgres', database: 'postgres', max: 1, idleTimeoutMillis: 1 });
  return { engine: 'PGlite', db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() };
}

async function openFolder({ dataDir, durable = true, template }: DatabaseOptions): Promise<Database> {
  const { pool, close } = await openPglite({ dataDir, durable, template });
  return { engine: 'PGlite', db: drizzle(pool, { casing: 'snake_case' }), pool, close };
}

function withoutPassword(url: string): string {
  try {
    const parsed = new URL(url);
    if (parsed.password) parsed.password = '…';
    return decodeURI(parsed.href);
  } catch {
    return 'DATABASE_URL (not an address)';
  }
}
