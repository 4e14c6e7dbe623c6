import type { LoadContext } from '#runtime/data/load-context.ts';
import { loadCustomer } from '#runtime/features/account/require-customer.ts';
import { loadSavedItems } from '#runtime/features/saved-items/load-saved-items.ts';

/** A guest sees what their browser has saved; nobody has to log in for it. */
export async function load(context: LoadContext): Promise<void> {
  await Promise.all([loadCustomer(context), loadSavedItems(context)]);
}
