import { sql } from 'drizzle-orm';
import type { Transaction } from '../../seed/insert/insert-rows.ts';
import { seedLock } from '../../seed/seed-database.ts';

/** Waits until nothing else seeds or imports, and lets this transaction take as long as it needs. */
export async function lockContent(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${seedLock}), set_config('statement_timeout', '0', true)`);
}
