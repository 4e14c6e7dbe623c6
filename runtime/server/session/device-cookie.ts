import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { createSealedCookie, type SealedCookie } from './sealed-cookie.ts';

/** Max. age in seconds; begins again with each login. */
const lifetime = 365 * 24 * 3600;

/** Max. number of accounts that one browser is remembered for: a family's, say. */
const maxAccounts = 5;

const memory = z.object({ id: z.uuid(), accounts: z.array(z.string()) });

/** A browser that somebody has logged in with: a random id, and hashes of the addresses of the accounts. */
export type Device = z.infer<typeof memory>;

/**
 * Seals into a cookie which accounts a browser has logged in to. The API counts wrong passwords of a known device apart, so that
 * strangers who guess cannot keep the owner out.
 */
export interface DeviceCookies extends Pick<SealedCookie, 'clear'> {
  readonly open: (header: string | undefined) => Promise<Device | undefined>;
  /** A `Set-Cookie` value for the device after a login. */
  readonly remember: (device: Device | undefined, email: string) => Promise<string>;
}

/** @param secret - `SESSION_SECRET`. */
export function createDeviceCookies(secret: string): DeviceCookies {
  const cookie = createSealedCookie({ name: '__Host-device', secret, purpose: 'shopgen device cookie', lifetime });
  return {
    async open(header) {
      const text = await cookie.open(header);
      return text === undefined ? undefined : memory.parse(JSON.parse(text));
    },
    remember(device, email) {
      const account = hashAddress(email);
      const others = (device?.accounts ?? []).filter((other) => other !== account);
      const next: Device = {
        id: device?.id ?? randomUUID(),
        accounts: [account, ...others].slice(0, maxAccounts),
      };
      return cookie.seal(JSON.stringify(next));
    },
    clear: cookie.clear,
  };
}

/** Returns whether a device has logged in to the account of an address. */
export function knows(device: Device | undefined, email: string): device is Device {
  return device?.accounts.includes(hashAddress(email)) === true;
}

function hashAddress(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url');
}
