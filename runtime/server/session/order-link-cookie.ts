import { z } from 'zod';
import { createSealedCookie } from './sealed-cookie.ts';

/** Max. age in seconds; the mail's token itself is valid for 180 days. */
const lifetime = 30 * 24 * 3600;

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
  const cookie = createSealedCookie({
    name: '__Host-order-link',
    secret,
    purpose: 'shopgen order link cookie',
    lifetime,
  });
  return {
    async open(header) {
      const text = await cookie.open(header);
      return text === undefined ? undefined : link.parse(JSON.parse(text));
    },
    seal: (opened) => cookie.seal(JSON.stringify(opened)),
  };
}
