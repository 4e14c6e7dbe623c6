import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { WithSession } from './with-session.ts';

/** Key of the advisory lock for migrations: any number, the same in every process. */
const migrationLock = 7_166_421_001;

/**
 * Brings the schema up to date. Several servers may start at once on one database: the migrator itself takes no lock.
 *
 * @param folder The migrations, as `drizzle-kit` writes them.
 */
export async function migrateDatabase(withSession: WithSession, folder: string): Promise<void> {
  await withSession(async (client) => {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    try {
      await migrate(drizzle(client), { migrationsFolder: folder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock]);
      await client.query('reset statement_timeout');
    }
  });
}
