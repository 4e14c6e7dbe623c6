import { parseCookie, stringifySetCookie } from 'cookie';
import type { Locale } from '#runtime/contracts/locale.ts';

const cookieName = 'locale';

/** Max. age of the cookie in seconds: a year. */
const lifetimeSeconds = 31_536_000;

/** Returns the locale in the visitor's cookie; not checked against the site. */
export function readLocaleCookie(header: string | undefined): string | undefined {
  return header === undefined ? undefined : parseCookie(header)[cookieName];
}

/** `Set-Cookie` value that remembers a locale. `secure` where the page came over https. */
export function writeLocaleCookie(locale: Locale, secure: boolean): string {
  return stringifySetCookie({
    name: cookieName,
    value: locale,
    path: '/',
    maxAge: lifetimeSeconds,
    sameSite: 'lax',
    httpOnly: true,
    secure,
  });
}
