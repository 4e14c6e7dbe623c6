import { z } from 'zod';
import { freshEmail, testPassword } from '#tests/support/customers.ts';

const record = z.record(z.string(), z.unknown());

/**
 * Passwords, tokens, versions and the like are right only if somebody has them: where a body has such a member of the type
 * that it should be, it gets the right one.
 *
 * @param state - The body of a request that succeeds.
 */
export function withState(body: unknown, state: Readonly<Record<string, unknown>>): unknown {
  const given = record.safeParse(body);
  if (!given.success) return body;
  const right = {
    vatNumber: 'DE136695976',
    locale: 'nl-NL',
    currentPassword: testPassword,
    email: freshEmail(),
    ...state,
  };
  const known = Object.entries(right).filter(
    ([name, value]) => name !== 'customerType' && typeof value !== 'object' && typeof given.data[name] === typeof value,
  );
  return { ...given.data, ...Object.fromEntries(known) };
}

/** JSON as a value; `undefined` when it is none. */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
