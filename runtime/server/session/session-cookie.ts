import { parseCookie, stringifySetCookie } from 'cookie';
import { signedInCookie } from '#runtime/contracts/session.ts';
import { createSeal } from './seal.ts';

/** `__Host-`: browsers take it from this very host only, whole and over a safe connection. */
const cookieName = '__Host-session';

/** Seconds after which a session expires whatever happens; the API ends unused ones earlier. */
const lifetimeSeconds = 180 * 24 * 3600;

/** Seals session tokens into cookies and opens them again. */
export interface SessionCookies {
  /** The token that a `Cookie` header carries; `undefined` where there is none, or one that we did not seal. */
  readonly open: (header: string | undefined) => Promise<string | undefined>;
  /** `Set-Cookie` values that keep a token. */
  readonly seal: (token: string, secure: boolean) => Promise<readonly string[]>;
  /** `Set-Cookie` values that forget it. */
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
      // Always: the prefix asks for it, and browsers take localhost for safe.
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
