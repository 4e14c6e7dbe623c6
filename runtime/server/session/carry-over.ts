import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { parseCookie } from 'cookie';
import { z } from 'zod';
import { cartLinesCookie } from '#runtime/contracts/cart.ts';
import type { ClaimOnce } from './claim-once.ts';
import { hostCookie } from './host-cookie.ts';
import type { OrderCookies } from './order-cookie.ts';
import { createSeal } from './seal.ts';
import type { SessionCookies } from './session-cookie.ts';

/** Max. seconds between the click on the switch and the arrival. */
export const carryOverSeconds = 60;

/** Cookie on the host that is left, with the target. */
const departureCookie = '__Host-departure';
/** Cookie on the target host, with the nonce. */
const arrivalCookie = '__Host-arrival';

const departure = z.object({ origin: z.string(), to: z.string() });

const carried = z.object({
  id: z.string(),
  /** Hash of the requesting browser's nonce. */
  nonceHash: z.string(),
  /** The target host. */
  host: z.string(),
  session: z.string().optional(),
  order: z.string().optional(),
  lines: z.number(),
});

/** The target of a switch: an origin of the site, and a local path. */
export type Departure = z.infer<typeof departure>;

/** The tokens that are carried over. */
export type Carried = Pick<z.infer<typeof carried>, 'session' | 'order' | 'lines'>;

/**
 * Transfers cart and login to another host of the site, since cookies are bound to a host. The transfer uses a code
 * that is bound to one browser: the one that started it on the first host and requested the code on the second. A
 * foreign link cannot transfer a cart or a login.
 */
export interface CarryOver {
  /** Returns the `Set-Cookie` value that starts a transfer; `undefined` if there is nothing to transfer. */
  depart(cookieHeader: string | undefined, to: Departure): Promise<string | undefined>;
  /** Creates a nonce: its `Set-Cookie` value, and the hash to which the code is bound. */
  ask(): { readonly setCookie: string; readonly nonceHash: string };
  /** Returns the code and the target; `undefined` for a browser that has not started a transfer. */
  leave(
    cookieHeader: string | undefined,
    nonceHash: string,
  ): Promise<{ readonly departure: Departure; readonly code: string } | undefined>;
  /**
   * Returns the tokens of a code; `undefined` for a code that is used, expired, forged, or for another browser or host.
   */
  arrive(code: string, host: string, cookieHeader: string | undefined): Promise<Carried | undefined>;
}

interface CarryOverOptions {
  /** `SESSION_SECRET`. */
  readonly secret: string;
  readonly cookies: SessionCookies;
  readonly orders: OrderCookies;
  readonly claims: ClaimOnce;
}

/** `Set-Cookie` values that delete the cookies of a transfer. */
export const forgetDeparture = hostCookie(departureCookie, '', 0);
export const forgetArrival = hostCookie(arrivalCookie, '', 0);

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
      return hostCookie(departureCookie, sealed, carryOverSeconds);
    },
    ask() {
      const nonce = randomBytes(32).toString('base64url');
      return { setCookie: hostCookie(arrivalCookie, nonce, carryOverSeconds), nonceHash: hash(nonce) };
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
      if (nonceHash !== hash(nonce) || meant !== host) return undefined;
      return (await claims.claim(id)) ? brought : undefined;
    },
  };
}

function hash(nonce: string): string {
  return createHash('sha256').update(nonce).digest('base64url');
}
