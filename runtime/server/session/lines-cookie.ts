import { stringifySetCookie } from 'cookie';
import { cartLinesCookie } from '#runtime/contracts/cart.ts';

/** Max. age in seconds; an order in progress is stored for 30 days after its last change. */
const lifetimeSeconds = 30 * 24 * 3600;

/**
 * Returns a `Set-Cookie` value that tells the visitor's pages how many lines their order has; without lines it is
 * deleted.
 */
export function linesCookie(count: number, secure: boolean): string {
  return stringifySetCookie({
    name: cartLinesCookie,
    value: String(count),
    path: '/',
    maxAge: count === 0 ? 0 : lifetimeSeconds,
    sameSite: 'lax',
    secure,
  });
}
