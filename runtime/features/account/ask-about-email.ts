import type { FormError } from '#runtime/contracts/form.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { findEmailInUse, findInvalidEmailDomain } from '#runtime/validation/email-checks.ts';

/**
 * Asks what only the server knows of the address of a new account: whether it is taken, and whether its domain accepts
 * mail.
 */
export function askAboutEmail({
  trpc,
  queryClient,
}: Pick<LoadContext, 'trpc' | 'queryClient'>): (email: string) => Promise<FormError | undefined> {
  return async (typed) => {
    const email = typed.trim();
    const [inUse, invalidDomain] = await Promise.all([
      findEmailInUse(email, (asked) =>
        queryClient.fetchQuery(trpc.customerChecks.email.queryOptions({ email: asked })),
      ),
      findInvalidEmailDomain(email, (domain) =>
        queryClient.fetchQuery(trpc.checks.emailDomain.queryOptions({ domain })),
      ),
    ]);
    return inUse ?? invalidDomain;
  };
}
