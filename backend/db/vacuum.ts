import type { Database } from './database.ts';

/**
 * Removes dead rows and updates the planner's statistics. For a large shop that takes longer than the usual timeout of
 * a statement.
 */
export async function vacuum({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('vacuum (analyze)');
  } finally {
    await client.query('reset statement_timeout').finally(() => client.release());
  }
}
