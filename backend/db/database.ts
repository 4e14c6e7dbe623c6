import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartupError } from '../errors/startup-error.ts';
import { migrateDatabase } from './migrate-database.ts';
import { nameStatements, unnameStatements } from './name-statements.ts';
import { findSharedSession } from './pglite/folder-lock.ts';
import { openPglite } from './pglite/open-pglite.ts';
import { traceStatements } from './trace-statements.ts';
import { type WithSession, withOwnClient, withPooled } from './with-session.ts';

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
  /** Whether a pooler gives each transaction another session, so that nothing can listen on one. */
  readonly isPooled: boolean;
  /** Runs work on a session of its own, whose settings and locks outlast a transaction. */
  readonly withSession: WithSession;
  close(): Promise<void>;
}

/** A pooler in front of the server that gives each transaction another session, such as PgBouncer. */
export interface Pooler {
  readonly mode: 'transaction';
  /** The address of the server itself, for migrations and maintenance. */
  readonly directUrl: string;
}

export interface DatabaseOptions {
  /** Absent: PGlite in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** Absent: `databaseUrl` is that of the server itself. */
  readonly pooler?: Pooler | undefined;
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
const maxConnections = 10;

/**
 * Opens the database and brings its schema up to date.
 *
 * @throws {StartupError} when it cannot be reached, or its folder is in use.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const holder = options.databaseUrl || !options.throughHolder ? undefined : await findSharedSession(options.dataDir);
  // The process that holds the folder has migrated the database.
  if (holder !== undefined) return openShared(holder);
  const database = options.databaseUrl
    ? await openServer(options.databaseUrl, options.pooler)
    : await openFolder(options);
  try {
    await migrateDatabase(database.withSession, options.migrations);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function openServer(url: string, pooler: Pooler | undefined): Promise<Database> {
  const connection = (connectionString: string) => ({
    connectionString,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    // No statement of the backend takes as long as compiling one does.
    options: '-c jit=off',
  });
  // A pooler refuses settings of a session: there they are those of the database user.
  const pool = new pg.Pool(
    pooler
      ? { connectionString: url, connectionTimeoutMillis: connectTimeout, max: maxConnections }
      : { ...connection(url), max: maxConnections },
  );
  // A connection may break while it is idle, or between two statements of a transaction. The next statement fails and
  // the pool replaces it; but an error event without a listener would end the process.
  pool.on('error', () => undefined);
  traceStatements(pool);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (pooler) unnameStatements(client);
    else nameStatements(client);
  });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw unreachable(url, error, 'Check DATABASE_URL; without it the backend keeps its own database in DATA_DIR.');
  }
  return {
    engine: 'PostgreSQL',
    db: drizzle(pool, { casing: 'snake_case' }),
    pool,
    isPooled: pooler !== undefined,
    withSession: pooler ? withOwnClient(connection(pooler.directUrl), unreachableDirect(pooler)) : withPooled(pool),
    close: () => pool.end(),
  };
}

const unreachableDirect =
  ({ directUrl }: Pooler) =>
  (error: unknown): StartupError =>
    unreachable(directUrl, error, 'Check DATABASE_DIRECT_URL: the address of the server behind the pooler.');

function unreachable(url: string, error: unknown, help: string): StartupError {
  const reason = error instanceof Error ? error.message || String(error) : String(error);
  return new StartupError(`The database at ${withoutPassword(url)} cannot be reached: ${reason}`, help);
}

/**
 * Opens a shared database. A connection lasts as long as a transaction, so that the process that holds the database
 * gets its turn in between.
 */
function openShared(host: string): Database {
  const pool = new pg.Pool({ host, port: 5432, user: 'postgres', database: 'postgres', max: 1, idleTimeoutMillis: 1 });
  return toPglite(pool, () => pool.end());
}

async function openFolder({ dataDir, durable = true, template }: DatabaseOptions): Promise<Database> {
  const { pool, close } = await openPglite({ dataDir, durable, template });
  return toPglite(pool, close);
}

function toPglite(pool: pg.Pool, close: () => Promise<void>): Database {
  return {
    engine: 'PGlite',
    db: drizzle(pool, { casing: 'snake_case' }),
    pool,
    isPooled: false,
    withSession: withPooled(pool),
    close,
  };
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
