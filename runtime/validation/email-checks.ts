import type { FormError } from '#runtime/contracts/form.ts';
import { isEmail } from './rules/email.ts';

/** The API's `EmailVerdict` of an address. */
interface EmailVerdict {
  readonly wellFormed: boolean;
  readonly available?: boolean;
}

/** The API's `EmailDomainVerdict` of a domain. */
interface EmailDomainVerdict {
  readonly verdict: 'reachable' | 'unreachable' | 'unknown';
}

/**
 * Checks whether there is an account with this address already. A failed check is no error, and an invalid address is
 * left to the schema.
 *
 * @param validateEmail - Asks `POST /Misc/validate/email`.
 */
export async function findEmailInUse(
  email: string,
  validateEmail: (email: string) => Promise<EmailVerdict>,
): Promise<FormError | undefined> {
  if (!isEmail(email)) return undefined;
  const verdict = await unlessItFails(() => validateEmail(email));
  return verdict?.available === false ? { key: 'yup:email_in_use' } : undefined;
}

/**
 * Checks whether a domain certainly accepts no mail.
 *
 * @param validateEmailDomain - Asks `POST /Misc/validate/emaildomain`.
 */
export async function findInvalidEmailDomain(
  email: string,
  validateEmailDomain: (domain: string) => Promise<EmailDomainVerdict>,
): Promise<FormError | undefined> {
  if (!isEmail(email)) return undefined;
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const verdict = await unlessItFails(() => validateEmailDomain(domain));
  return verdict?.verdict === 'unreachable' ? { key: 'yup:email_invalid_domain', values: { domain } } : undefined;
}

/** Returns the answer, or nothing when it fails. */
async function unlessItFails<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}
