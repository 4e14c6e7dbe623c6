import { stringifySetCookie } from 'cookie';
import { signedInCookie } from '#runtime/contracts/session.ts';
import { createSealedCookie } from './sealed-cookie.ts';

/** Max. age of a session in seconds; the API ends unused ones earlier. */
const lifetime = 180 * 24 * 3600;

/** Seals session tokens into cookies and opens them again. */
export interface SessionCookies {
  /** Returns the token of a `Cookie` header; `undefined` if there is none, or it was not sealed here. */
  readonly open: (header: string | undefined) => Promise<string | undefined>;
  /** Returns the `Set-Cookie` values that store a token. */
  readonly seal: (token: string, secure: boolean) => Promise<readonly string[]>;
  /** Returns the `Set-Cookie` values that delete it. */
  readonly clear: (secure: boolean) => readonly string[];
}

/**
 * Creates sessions in an encrypted cookie: servers store nothing, and every instance with the same secret reads them. A
 * second cookie without any secret tells pages whether to ask who is logged in.
 *
 * @param secret - `SESSION_SECRET`.
 */
export function createSessionCookies(secret: string): SessionCookies {
  const session = createSealedCookie({ name: '__Host-session', secret, purpose: 'shopgen session cookie', lifetime });
  const sign = (value: '1' | '', maxAge: number, secure: boolean): string =>
    stringifySetCookie({ name: signedInCookie, value, path: '/', maxAge, sameSite: 'lax', secure });
  return {
    open: session.open,
    seal: async (token, secure) => [await session.seal(token), sign('1', lifetime, secure)],
    clear: (secure) => [session.clear(), sign('', 0, secure)],
  };
}
