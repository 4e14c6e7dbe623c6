import type { Database } from './database.ts';

/**
 * Removes dead rows and updates the planner's statistics. For a large shop that takes longer than the usual timeout of
 * a statement.
 */
export async function vacuum({ withSession }: Pick<Database, 'withSession'>): Promise<void> {
  await withSession(async (client) => {
    try {
      await client.query('set statement_timeout = 0');
      await client.query('vacuum (analyze)');
    } finally {
      await client.query('reset statement_timeout');
    }
  });
}
