import { parseCookie, stringifySetCookie } from 'cookie';
import { z } from 'zod';
import { createSeal } from './seal.ts';

const cookieName = '__Host-order-link';

/** Seconds; the mail's token itself lives for 180 days. */
const lifetimeSeconds = 30 * 24 * 3600;

const link = z.object({ orderId: z.string(), token: z.string() });

/** An order and the token by which a mail lets somebody read and pay it. */
export type OrderLink = z.infer<typeof link>;

/** Keeps what a mail's link has opened, so that its token need not stand in an address. */
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
        // Always: the prefix asks for it, and browsers take localhost for safe.
        secure: true,
      }),
  };
}
