import type { LoadContext } from '#runtime/data/load-context.ts';
import { redirect } from '#runtime/data/redirect.ts';
import { loadCustomer } from '#runtime/features/account/require-customer.ts';

export async function load(context: LoadContext): Promise<void> {
  if (await loadCustomer(context)) throw redirect(context.href('myAccount') ?? '/', 302);
}
