import { afterAll, beforeAll } from 'vitest';
import { startTestBackend, type TestBackend, type TestBackendOptions } from '#tests/support/backend.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';

/** Starts a database for a file of tests: `undefined` for PGlite, else the address of an empty one. */
export type StartEngine = () => Promise<{
  readonly databaseUrl: string | undefined;
  readonly stop: () => Promise<void>;
}>;

export const pglite: StartEngine = async () => ({ databaseUrl: undefined, stop: async () => undefined });

/** A PostgreSQL server for the tests of a file; each start is a database of its own. Call it where the file's tests are described. */
export function postgresForFile(): StartEngine {
  let server: TestPostgres | undefined;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    await server?.stop();
  });
  return async () => {
    if (!server) throw new Error('PostgreSQL has not been started.');
    return { databaseUrl: await server.createDatabase(), stop: async () => undefined };
  };
}

/** A backend on an engine for all tests of a `describe`. Call the result inside the tests. */
export function useBackend(start: StartEngine, options: TestBackendOptions = {}): () => TestBackend {
  let backend: TestBackend | undefined;
  let stop = async (): Promise<void> => undefined;
  beforeAll(async () => {
    const engine = await start();
    stop = engine.stop;
    backend = await startTestBackend({
      ...options,
      ...(engine.databaseUrl !== undefined && { databaseUrl: engine.databaseUrl }),
    });
  });
  afterAll(async () => {
    await backend?.close();
    await stop();
  });
  return () => {
    if (!backend) throw new Error('The backend has not been started.');
    return backend;
  };
}
