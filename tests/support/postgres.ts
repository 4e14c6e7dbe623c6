import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '#backend/db/database.ts';
import { packagePaths } from '#backend/process/package-root.ts';
import { fillDatabase } from '#backend/seed/fill-database.ts';
import type { SeedData } from '#backend/seed/seed-data.ts';
import { templateKey } from './data-template.ts';
import { smallImages, smallSeed } from './small-seed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for all files of the run. */
    postgresUrl: string;
  }
}

/** The initial contents of a database. */
export interface Contents {
  /** Default: the small seed. */
  readonly seed?: SeedData;
  /** Folder of the originals; default: the pictures of the small seed. */
  readonly pictures?: string;
}

/** Databases of a file of tests, on the PostgreSQL server of the run. */
export interface TestPostgres {
  /** Creates an empty database. */
  createDatabase(): Promise<string>;
  /** Creates a migrated and filled database, as a copy of a template that is created once per run. */
  createFilledDatabase(contents?: Contents): Promise<string>;
  /** Drops the databases. */
  stop(): Promise<void>;
}

/** Provides databases on the run's server, in files of the project `postgres`. */
export async function startPostgres(): Promise<TestPostgres> {
  const adminUrl = inject('postgresUrl');
  const made: string[] = [];
  const create = async (template: string): Promise<string> => {
    const name = `shopgen_${randomUUID().replaceAll('-', '')}`;
    await asAdmin(adminUrl, (client) => client.query(`create database ${name} template ${template}`));
    made.push(name);
    return getAddress(adminUrl, name);
  };
  return {
    createDatabase: () => create('template1'),
    async createFilledDatabase({ seed = smallSeed, pictures } = {}) {
      const template = await filledTemplate(adminUrl, seed, pictures ?? (await smallImages()));
      return await create(template);
    },
    async stop() {
      await asAdmin(adminUrl, async (client) => {
        for (const name of made) await client.query(`drop database if exists ${name} with (force)`);
      });
    },
  };
}

/** Prefix of template databases. */
const templatePrefix = 'shopgen_template_';

/** Drops the template databases. */
export async function dropTemplates(adminUrl: string): Promise<void> {
  await asAdmin(adminUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database where datname like $1', [
      `${templatePrefix}%`,
    ]);
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  });
}

/** Returns the template database with the contents; creates it on first use. */
async function filledTemplate(adminUrl: string, seed: SeedData, pictures: string): Promise<string> {
  const name = `${templatePrefix}${await templateKey(seed, pictures)}`;
  await asAdmin(adminUrl, async (client) => {
    // One of several concurrent files creates it. The lock ends with the connection.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return;
    const draft = `${name}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft}`);
    const databaseUrl = getAddress(adminUrl, draft);
    const database = await openDatabase({ databaseUrl, dataDir: '', migrations: packagePaths.migrations });
    await fillDatabase(
      database,
      async () => seed,
      { shipped: pictures },
      () => undefined,
    );
    await database.close();
    await client.query(`alter database ${draft} rename to ${name}`);
  });
  return name;
}

function getAddress(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin(adminUrl: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
