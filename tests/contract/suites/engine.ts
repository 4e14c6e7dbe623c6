import { afterAll, beforeAll, inject } from 'vitest';
import { startTestBackend, type TestBackend, type TestBackendOptions } from '#tests/support/backend.ts';
import { startPgbouncer, type TestPgbouncer } from '#tests/support/pgbouncer.ts';
import { type Contents, startPostgres, type TestPostgres } from '#tests/support/postgres.ts';

/** A database that was started. */
export interface StartedDatabase extends Pick<TestBackendOptions, 'pooler' | 'elsewhere'> {
  /** `undefined`: PGlite. */
  readonly databaseUrl: string | undefined;
}

/** Starts databases for a file of tests. */
export interface StartEngine {
  /** Starts a database: `undefined` for PGlite, else the address of a filled one; default: the small seed. */
  (contents?: Contents): Promise<StartedDatabase>;
  /** The backend with the small seed that suites of the file share; started on first use. */
  readonly shared: () => Promise<TestBackend>;
}

/**
 * Provides PGlite for the tests of a file, with a new database for each start. Call it at the top level of the file.
 */
export function pgliteForFile(): StartEngine {
  return withSharedBackend(async () => ({ databaseUrl: undefined }));
}

/** Provides PostgreSQL for the tests of a file, like `pgliteForFile`. */
export function postgresForFile(): StartEngine {
  let server: TestPostgres | undefined;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    await server?.stop();
  });
  return withSharedBackend(async (contents?: Contents) => {
    if (!server) throw new Error('PostgreSQL has not been started.');
    return { databaseUrl: await server.createFilledDatabase(contents) };
  });
}

/** Provides PostgreSQL behind PgBouncer for the tests of a file, like `pgliteForFile`. */
export function pooledPostgresForFile(): StartEngine {
  let server: TestPostgres | undefined;
  let pooler: TestPgbouncer | undefined;
  beforeAll(async () => {
    server = await startPostgres();
    pooler = await startPgbouncer(inject('postgresUrl'));
  });
  afterAll(async () => {
    await pooler?.stop();
    await server?.stop();
  });
  return withSharedBackend(async (contents?: Contents) => {
    if (!server || !pooler) throw new Error('PgBouncer has not been started.');
    const directUrl = await server.createFilledDatabase(contents);
    return { databaseUrl: pooler.addressOf(directUrl), pooler: { mode: 'transaction', directUrl } };
  });
}

/** Adds the backend that suites share to what starts a database. Call it at the top level of a file. */
export function withSharedBackend(start: (contents?: Contents) => ReturnType<StartEngine>): StartEngine {
  let backend: Promise<TestBackend> | undefined;
  // Runs before the engine's own hook: Vitest runs hooks in reverse order.
  afterAll(async () => {
    await (await backend)?.close();
  });
  const shared = (): Promise<TestBackend> => {
    backend ??= startOn(start);
    return backend;
  };
  return Object.assign(start, { shared });
}

async function startOn(
  start: (contents?: Contents) => ReturnType<StartEngine>,
  options: TestBackendOptions = {},
): Promise<TestBackend> {
  const { databaseUrl, pooler, elsewhere } = await start(options);
  return await startTestBackend({
    ...options,
    ...(elsewhere && { elsewhere }),
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(pooler && { pooler }),
  });
}

/** Starts a backend for all tests of a `describe`. Call the result inside the tests. */
export function useBackend(start: StartEngine, options: TestBackendOptions = {}): () => TestBackend {
  let backend: TestBackend | undefined;
  beforeAll(async () => {
    backend = await startOn(start, options);
  });
  afterAll(async () => {
    await backend?.close();
  });
  return () => started(backend);
}

/**
 * Provides the backend that suites of a file share, for tests that check only their own data and leave the shop
 * unchanged. A start takes as long as a hundred requests.
 */
export function useSharedBackend(start: StartEngine): () => TestBackend {
  let backend: TestBackend | undefined;
  beforeAll(async () => {
    backend = await start.shared();
  });
  return () => started(backend);
}

function started(backend: TestBackend | undefined): TestBackend {
  if (!backend) throw new Error('The backend has not been started.');
  return backend;
}
