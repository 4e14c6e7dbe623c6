import { parseCookie } from 'cookie';
import { readPreview } from '#runtime/contracts/preview.ts';
import { hostCookie } from '../session/host-cookie.ts';

const cookieName = '__Host-preview';

/** Returns the branch that a browser previews; `undefined` for everybody else. */
export type ReadPreviewCookie = (cookies: string | undefined, site: string) => string | undefined;

/** @param secret - `SESSION_SECRET`. */
export function createPreviewReader(secret: string): ReadPreviewCookie {
  return (cookies, site) => {
    // Nearly no request has one.
    if (cookies === undefined || !cookies.includes(cookieName)) return undefined;
    const token = parseCookie(cookies)[cookieName];
    return token === undefined ? undefined : readPreview(token, site, secret, Date.now())?.branch;
  };
}

/** `Set-Cookie` value that begins a preview. @param until - Milliseconds since 1970 */
export function beginPreview(token: string, until: number): string {
  return hostCookie(cookieName, token, Math.max(0, Math.floor((until - Date.now()) / 1000)));
}

/** `Set-Cookie` value that ends it. */
export const endPreview = (): string => hostCookie(cookieName, '', 0);
