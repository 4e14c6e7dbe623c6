import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { z } from 'zod';
import { cartLinesCookie } from '#runtime/contracts/cart.ts';
import type { ClaimOnce } from './claim-once.ts';
import type { OrderCookies } from './order-cookie.ts';
import { createSeal } from './seal.ts';
import type { SessionCookies } from './session-cookie.ts';

/** Seconds from the click on the switch to the arrival. */
export const carryOverSeconds = 60;

/** On the host that is left: where this browser wants to go. */
const departureCookie = '__Host-departure';
/** On the host that is gone to: what only this browser knows. */
const arrivalCookie = '__Host-arrival';

const departure = z.object({ origin: z.string(), to: z.string() });

const carried = z.object({
  id: z.string(),
  /** Hash of what the browser knows that asked for it. */
  nonceHash: z.string(),
  /** Host that it is for. */
  host: z.string(),
  session: z.string().optional(),
  order: z.string().optional(),
  lines: z.number(),
});

/** Where a browser wants to go: an origin of the site, and a local path there. */
export type Departure = z.infer<typeof departure>;

/** What a visitor brings along. */
export type Carried = Pick<z.infer<typeof carried>, 'session' | 'order' | 'lines'>;

/**
 * Takes cart and login along to another host of the site, since cookies stay on the host that set them. A code does so, which
 * is of use in one browser alone: in the one that chose to go on the host it leaves, and that asked for the code on the host
 * it goes to. So nobody is brought a cart or a login by somebody else's link.
 */
export interface CarryOver {
  /** The `Set-Cookie` value for a browser that goes; `undefined` where there is nothing to take along. */
  depart(cookieHeader: string | undefined, to: Departure): Promise<string | undefined>;
  /** A `Set-Cookie` value with what only the browser knows, and the hash that a code is to be bound to. */
  ask(): { readonly setCookie: string; readonly nonceHash: string };
  /** The code for a browser that goes, and where; `undefined` for one that did not choose to. */
  leave(
    cookieHeader: string | undefined,
    nonceHash: string,
  ): Promise<{ readonly departure: Departure; readonly code: string } | undefined>;
  /** What a code brings; `undefined` for one that is used, too old, for another browser or host, or not ours. */
  arrive(code: string, host: string, cookieHeader: string | undefined): Promise<Carried | undefined>;
}

interface CarryOverOptions {
  /** `SESSION_SECRET`. */
  readonly secret: string;
  readonly cookies: SessionCookies;
  readonly orders: OrderCookies;
  readonly claims: ClaimOnce;
}

/** `Set-Cookie` values that forget what a browser was given on the way. */
export const forgetDeparture = shortCookie(departureCookie, '', 0);
export const forgetArrival = shortCookie(arrivalCookie, '', 0);

export function createCarryOver({ secret, cookies, orders, claims }: CarryOverOptions): CarryOver {
  const departures = createSeal(secret, 'shopgen departure cookie');
  const codes = createSeal(secret, 'shopgen carry-over code');
  const open = async (header: string | undefined) => {
    const [session, order] = await Promise.all([cookies.open(header), orders.open(header)]);
    return session === undefined && order === undefined ? undefined : { session, order };
  };
  return {
    async depart(header, to) {
      if ((await open(header)) === undefined) return undefined;
      const sealed = await departures.close(JSON.stringify(to), carryOverSeconds);
      return shortCookie(departureCookie, sealed, carryOverSeconds);
    },
    ask() {
      const nonce = randomBytes(32).toString('base64url');
      return { setCookie: shortCookie(arrivalCookie, nonce, carryOverSeconds), nonceHash: hashOf(nonce) };
    },
    async leave(header, nonceHash) {
      const sealed = parseCookie(header ?? '')[departureCookie];
      const text = sealed ? await departures.open(sealed) : undefined;
      if (text === undefined) return undefined;
      const chosen = departure.parse(JSON.parse(text));
      const { host } = new URL(chosen.origin);
      const lines = Number(parseCookie(header ?? '')[cartLinesCookie] ?? 0);
      const content = { id: randomUUID(), nonceHash, host, ...(await open(header)), lines };
      return { departure: chosen, code: await codes.close(JSON.stringify(content), carryOverSeconds) };
    },
    async arrive(code, host, header) {
      const nonce = parseCookie(header ?? '')[arrivalCookie];
      const text = nonce ? await codes.open(code) : undefined;
      if (!nonce || text === undefined) return undefined;
      const { id, nonceHash, host: meant, ...brought } = carried.parse(JSON.parse(text));
      if (nonceHash !== hashOf(nonce) || meant !== host) return undefined;
      return (await claims.claim(id)) ? brought : undefined;
    },
  };
}

function hashOf(nonce: string): string {
  return createHash('sha256').update(nonce).digest('base64url');
}

function shortCookie(name: string, value: string, maxAge: number): string {
  return stringifySetCookie({
    name,
    value,
    maxAge,
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    // Always: the prefix asks for it, and browsers take localhost for safe.
    secure: true,
  });
}
