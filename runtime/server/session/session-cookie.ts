import { parseCookie, stringifySetCookie } from 'cookie';
import { signedInCookie } from '#runtime/contracts/session.ts';
import { createSeal } from './seal.ts';

/** `__Host-`: bound to this host, all paths, and secure connections (RFC 6265bis, 4.1.3.2). */
const cookieName = '__Host-session';

/** Max. age of a session in seconds; the API ends unused ones earlier. */
const lifetimeSeconds = 180 * 24 * 3600;

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
  const seal = createSeal(secret, 'shopgen session cookie');
  const cookies = (value: string, maxAge: number, secure: boolean): readonly string[] => [
    stringifySetCookie({
      name: cookieName,
      value,
      path: '/',
      maxAge,
      sameSite: 'lax',
      httpOnly: true,
      // Always `Secure`: the prefix requires it, and browsers treat localhost as secure.
      secure: true,
    }),
    stringifySetCookie({
      name: signedInCookie,
      value: value === '' ? '' : '1',
      path: '/',
      maxAge,
      sameSite: 'lax',
      secure,
    }),
  ];
  return {
    async open(header) {
      const sealed = header === undefined ? undefined : parseCookie(header)[cookieName];
      return sealed ? seal.open(sealed) : undefined;
    },
    async seal(token, secure) {
      return cookies(await seal.close(token, lifetimeSeconds), lifetimeSeconds, secure);
    },
    clear: (secure) => cookies('', 0, secure),
  };
}
