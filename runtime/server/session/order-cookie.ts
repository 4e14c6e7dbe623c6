import { parseCookie, stringifySetCookie } from 'cookie';
import { createSeal } from './seal.ts';

const cookieName = '__Host-order';

/** Max. age in seconds; a guest's data is deleted 30 days after its last change. */
const lifetimeSeconds = 30 * 24 * 3600;

/** Seals the token of a guest at the product API (`X-Order-Token`) into a cookie. */
export interface OrderCookies {
  readonly open: (header: string | undefined) => Promise<string | undefined>;
  /** A `Set-Cookie` value. */
  readonly seal: (token: string) => Promise<string>;
}

/** @param secret - `SESSION_SECRET`. */
export function createOrderCookies(secret: string): OrderCookies {
  const seal = createSeal(secret, 'shopgen order cookie');
  return {
    async open(header) {
      const sealed = header === undefined ? undefined : parseCookie(header)[cookieName];
      return sealed ? seal.open(sealed) : undefined;
    },
    seal: async (token) =>
      stringifySetCookie({
        name: cookieName,
        value: await seal.close(token, lifetimeSeconds),
        path: '/',
        maxAge: lifetimeSeconds,
        sameSite: 'lax',
        httpOnly: true,
        // Always `Secure`: the prefix requires it, and browsers treat localhost as secure.
        secure: true,
      }),
  };
}
