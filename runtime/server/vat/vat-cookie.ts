import { parseCookie } from 'cookie';
import type { VatChoice } from '#runtime/contracts/vat.ts';

/** Name of the cookie that holds a {@link VatChoice}. */
export const vatCookieName = 'vat';

/** How a visitor wants prices shown; whatever else the cookie may hold counts as no choice. */
export function readVatCookie(header: string | undefined): VatChoice {
  return header !== undefined && parseCookie(header)[vatCookieName] === 'excl' ? 'excl' : 'incl';
}
