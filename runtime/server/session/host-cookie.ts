import { stringifySetCookie } from 'cookie';

/**
 * Returns the `Set-Cookie` value of a cookie that scripts cannot read. Its name begins with `__Host-`, so that it is bound to this
 * host, all paths, and secure connections (RFC 6265bis, 4.1.3.2).
 *
 * @param maxAge - Seconds; 0 deletes it.
 */
export function hostCookie(name: `__Host-${string}`, value: string, maxAge: number): string {
  return stringifySetCookie({
    name,
    value,
    path: '/',
    maxAge,
    sameSite: 'lax',
    httpOnly: true,
    // Always `Secure`: the prefix requires it, and browsers treat localhost as secure.
    secure: true,
  });
}
