import type { LoadContext } from '#runtime/data/load-context.ts';
import { redirect } from '#runtime/data/redirect.ts';
import { loginAddress } from '#runtime/lib/return-address.ts';

type Needed = Pick<LoadContext, 'trpc' | 'queryClient' | 'href' | 'url'>;

/** Loads the customer, anew where somebody may have logged in or out since. */
export function loadCustomer({ trpc, queryClient }: Pick<LoadContext, 'trpc' | 'queryClient'>) {
  return queryClient.fetchQuery(trpc.user.current.queryOptions());
}

/**
 * Returns the customer whose page this is; redirects to the login screen without one.
 *
 * @throws {Response} 302 to the login screen, which leads back, where nobody is logged in.
 */
export async function requireCustomer(context: Needed) {
  const customer = await loadCustomer(context);
  if (customer) return customer;
  const { href, url } = context;
  throw redirect(loginAddress(href('login') ?? '/', `${url.pathname}${url.search}`), 302);
}
