import { hkdfSync } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { signedInCookie } from '#runtime/contracts/session.ts';

/** `__Host-`: browsers take it from this very host only, whole and over a safe connection. */
const cookieName = '__Host-session';

/** Seconds after which a session is over whatever happens; the API ends unused ones earlier. */
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
 * Sessions in an encrypted cookie (RFC 7516, `dir` with A256GCM): servers keep nothing of them, and every instance with
 * the same secret opens them. Beside it stands a cookie without any secret that pages read, so that only who is logged in
 * asks who they are.
 *
 * @param secret - `SESSION_SECRET`.
 */
export function createSessionCookies(secret: string): SessionCookies {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'shopgen session cookie', 32));
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
      if (sealed === undefined || sealed === '') return undefined;
      try {
        const { payload } = await jwtDecrypt(sealed, key, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        });
        return typeof payload.token === 'string' ? payload.token : undefined;
      } catch {
        // Tampered with, too old, or sealed with another secret: nobody is logged in by it.
        return undefined;
      }
    },
    async seal(token, secure) {
      const value = await new EncryptJWT({ token })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(`${lifetimeSeconds} seconds`)
        .encrypt(key);
      return cookies(value, lifetimeSeconds, secure);
    },
    clear: (secure) => cookies('', 0, secure),
  };
}
