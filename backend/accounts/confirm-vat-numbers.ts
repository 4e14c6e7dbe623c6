import { and, desc, eq, notLike } from 'drizzle-orm';
import type { AskVatRegister } from '../checks/vat-register.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { customers } from '../db/schema/customers.ts';
import { isCustomer } from '../identity/customers.ts';

/** Numbers that are asked for in one go. */
const maxAtOnce = 100;

/** Asks the register for the numbers that nobody has confirmed yet. Without an answer they stay as they are. */
export async function confirmVatNumbers(db: DatabaseWriter, ask: AskVatRegister, closing: AbortSignal): Promise<void> {
  const waiting = await db
    .select({ shopId: customers.shopId, customerId: customers.id, vatNumber: customers.vatNumber })
    .from(customers)
    // Of those of Great Britain no register that is asked knows anything.
    .where(and(eq(customers.vatNumberState, 'unconfirmed'), notLike(customers.vatNumber, 'GB%')))
    .orderBy(desc(customers.changedAt))
    .limit(maxAtOnce);
  for (const { vatNumber, ...key } of waiting) {
    if (closing.aborted) return;
    if (vatNumber === null) continue;
    const answer = await ask(vatNumber);
    if (answer === 'noAnswer') continue;
    await db
      .update(customers)
      .set({ vatNumberState: answer === 'known' ? 'confirmed' : 'rejected' })
      // The customer may have given another one meanwhile.
      .where(and(isCustomer(key), eq(customers.vatNumber, vatNumber)));
  }
}
