import { createSealedCookie, type SealedCookie } from './sealed-cookie.ts';

/** Max. age in seconds; a guest's data is deleted 30 days after its last change. */
const lifetime = 30 * 24 * 3600;

/** Seals the token of a guest at the product API (`X-Order-Token`) into a cookie. */
export type OrderCookies = Pick<SealedCookie, 'open' | 'seal'>;

/** @param secret - `SESSION_SECRET`. */
export function createOrderCookies(secret: string): OrderCookies {
  return createSealedCookie({ name: '__Host-order', secret, purpose: 'shopgen order cookie', lifetime });
}
