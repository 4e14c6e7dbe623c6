import { and, desc, eq, notLike } from 'drizzle-orm';
import type { AskVatRegister } from '../checks/vat-register.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { customers } from '../db/schema/customers.ts';
import { isCustomer } from '../identity/customers.ts';

/** Max. numbers checked in one run. */
const maxAtOnce = 100;

/** Checks VAT numbers that are not confirmed yet with the register. Without an answer they stay as they are. */
export async function confirmVatNumbers(db: DatabaseWriter, ask: AskVatRegister, closing: AbortSignal): Promise<void> {
  const waiting = await db
    .select({ shopId: customers.shopId, customerId: customers.id, vatNumber: customers.vatNumber })
    .from(customers)
    // No register that is queried covers numbers of Great Britain.
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
      // The customer may have entered another number meanwhile.
      .where(and(isCustomer(key), eq(customers.vatNumber, vatNumber)));
  }
}
