import { parseCookie, stringifySetCookie } from 'cookie';
import { z } from 'zod';
import { createSeal } from './seal.ts';

const cookieName = '__Host-order-link';

/** Max. age in seconds; the mail's token itself is valid for 180 days. */
const lifetimeSeconds = 30 * 24 * 3600;

const link = z.object({ orderId: z.string(), token: z.string() });

/** An order and the token of its mailed link, with which it can be read and paid. */
export type OrderLink = z.infer<typeof link>;

/** Seals the token of an opened order link into a cookie, so that addresses do not contain it. */
export interface OrderLinkCookies {
  readonly open: (header: string | undefined) => Promise<OrderLink | undefined>;
  /** A `Set-Cookie` value. */
  readonly seal: (opened: OrderLink) => Promise<string>;
}

/** @param secret - `SESSION_SECRET`. */
export function createOrderLinkCookies(secret: string): OrderLinkCookies {
  const seal = createSeal(secret, 'shopgen order link cookie');
  return {
    async open(header) {
      const sealed = header === undefined ? undefined : parseCookie(header)[cookieName];
      const text = sealed ? await seal.open(sealed) : undefined;
      return text === undefined ? undefined : link.parse(JSON.parse(text));
    },
    seal: async (opened) =>
      stringifySetCookie({
        name: cookieName,
        value: await seal.close(JSON.stringify(opened), lifetimeSeconds),
        path: '/',
        maxAge: lifetimeSeconds,
        sameSite: 'lax',
        httpOnly: true,
        // Always `Secure`: the prefix requires it, and browsers treat localhost as secure.
        secure: true,
      }),
  };
}
