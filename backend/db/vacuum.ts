import type { Database } from './database.ts';

/**
 * Removes dead rows and counts the others, so that the planner knows what there is. Of a large shop that takes longer than a
 * statement otherwise may.
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
