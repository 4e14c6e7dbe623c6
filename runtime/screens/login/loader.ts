import type { LoadContext } from '#runtime/data/load-context.ts';
import { redirect } from '#runtime/data/redirect.ts';
import { loadCustomer } from '#runtime/features/account/require-customer.ts';
import { returnAddress } from '#runtime/lib/return-address.ts';

export async function load(context: LoadContext): Promise<void> {
  const { href, url } = context;
  const customer = await loadCustomer(context);
  if (customer) throw redirect(returnAddress(url.searchParams) ?? href('myAccount') ?? '/', 302);
}
