import { parseCookie, stringifySetCookie } from 'cookie';
import { defaultVatChoice, type VatChoice, vatCookie } from '#runtime/contracts/vat.ts';

/** Max. age of the cookie in seconds: a year, like the locale's. */
const lifetimeSeconds = 31_536_000;

/** Parses the VAT choice; `undefined` for anything else. */
export function parseVatChoice(value: string | null | undefined): VatChoice | undefined {
  return value === 'incl' || value === 'excl' ? value : undefined;
}

/** Reads the visitor's choice of VAT from the cookie; the default where it is absent or invalid. */
export function readVatCookie(header: string | undefined): VatChoice {
  return (header === undefined ? undefined : parseVatChoice(parseCookie(header)[vatCookie])) ?? defaultVatChoice;
}

/** `Set-Cookie` value that remembers a choice. `secure` where the page came over https. */
export function writeVatCookie(vat: VatChoice, secure: boolean): string {
  return stringifySetCookie({
    name: vatCookie,
    value: vat,
    path: '/',
    maxAge: lifetimeSeconds,
    sameSite: 'lax',
    httpOnly: true,
    secure,
  });
}
