import type { LoadContext } from '#runtime/data/load-context.ts';
import { loadCustomer } from '#runtime/features/account/require-customer.ts';
import { loadSavedItems } from '#runtime/features/saved-items/load-saved-items.ts';

/** Loads the saved items; a guest sees those of their browser without logging in. */
export async function load(context: LoadContext): Promise<void> {
  await Promise.all([loadCustomer(context), loadSavedItems(context)]);
}
