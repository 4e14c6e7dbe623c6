import { parseCookie } from 'cookie';
import { hostCookie } from './host-cookie.ts';
import { createSeal } from './seal.ts';

interface SealedCookieOptions {
  readonly name: `__Host-${string}`;
  /** `SESSION_SECRET` */
  readonly secret: string;
  /** What is sealed for one purpose opens for no other. */
  readonly purpose: string;
  /** Seconds after which browsers delete it, and it cannot be opened any more. */
  readonly lifetime: number;
}

/** A text in an encrypted cookie: servers store nothing, and every instance with the same secret reads it. */
export interface SealedCookie {
  /** Returns the text of a `Cookie` header; `undefined` if there is none, or it was not sealed here. */
  readonly open: (header: string | undefined) => Promise<string | undefined>;
  /** Returns the `Set-Cookie` value that stores a text. */
  readonly seal: (text: string) => Promise<string>;
  /** Returns the `Set-Cookie` value that deletes it. */
  readonly clear: () => string;
}

export function createSealedCookie({ name, secret, purpose, lifetime }: SealedCookieOptions): SealedCookie {
  const seal = createSeal(secret, purpose);
  return {
    async open(header) {
      const sealed = header === undefined ? undefined : parseCookie(header)[name];
      return sealed ? seal.open(sealed) : undefined;
    },
    seal: async (text) => hostCookie(name, await seal.close(text, lifetime), lifetime),
    clear: () => hostCookie(name, '', 0),
  };
}
