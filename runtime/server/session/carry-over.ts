import { randomUUID } from 'node:crypto';
import { parseCookie } from 'cookie';
import { z } from 'zod';
import { cartLinesCookie } from '#runtime/contracts/cart.ts';
import type { ClaimOnce } from './claim-once.ts';
import { linesCookie } from './lines-cookie.ts';
import type { OrderCookies } from './order-cookie.ts';
import { createSeal } from './seal.ts';
import type { SessionCookies } from './session-cookie.ts';

/** Seconds for which a code can be used, once. */
export const carryOverSeconds = 60;

const carried = z.object({
  id: z.string(),
  session: z.string().optional(),
  order: z.string().optional(),
  lines: z.number(),
});

/** Takes cart and login along to another host of the site: cookies stay on the host that set them. */
export interface CarryOver {
  /** A code for whoever leaves; `undefined` where there is nothing to take along. */
  readonly leave: (cookieHeader: string | undefined) => Promise<string | undefined>;
  /** The `Set-Cookie` values for whoever arrives with a code; none for one that is used, too old, or not ours. */
  readonly arrive: (code: string, cookieHeader: string | undefined, secure: boolean) => Promise<readonly string[]>;
}

interface CarryOverOptions {
  /** `SESSION_SECRET`. */
  readonly secret: string;
  readonly cookies: SessionCookies;
  readonly orders: OrderCookies;
  readonly claims: ClaimOnce;
}

export function createCarryOver({ secret, cookies, orders, claims }: CarryOverOptions): CarryOver {
  const seal = createSeal(secret, 'shopgen carry-over code');
  return {
    async leave(header) {
      const [session, order] = await Promise.all([cookies.open(header), orders.open(header)]);
      if (session === undefined && order === undefined) return undefined;
      const lines = Number(parseCookie(header ?? '')[cartLinesCookie] ?? 0);
      return seal.close(JSON.stringify({ id: randomUUID(), session, order, lines }), carryOverSeconds);
    },
    async arrive(code, header, secure) {
      const text = await seal.open(code);
      if (text === undefined) return [];
      const { id, session, order, lines } = carried.parse(JSON.parse(text));
      if (!(await claims.claim(id))) return [];
      // Whoever is logged in here stays who they are: a code must not make them somebody else.
      const isLoggedIn = (await cookies.open(header)) !== undefined;
      return [
        ...(session !== undefined && !isLoggedIn ? await cookies.seal(session, secure) : []),
        ...(order !== undefined ? [await orders.seal(order)] : []),
        ...(Number.isSafeInteger(lines) && lines >= 0 ? [linesCookie(lines, secure)] : []),
      ];
    },
  };
}
