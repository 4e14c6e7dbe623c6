import { describe, expect, it } from 'vitest';
import { parseVatChoice, readVatCookie, writeVatCookie } from '#runtime/server/vat/vat-cookie.ts';

describe('the VAT cookie', () => {
  it.each([
    [undefined, 'incl'],
    ['', 'incl'],
    ['locale=nl-NL', 'incl'],
    ['vat=incl', 'incl'],
    ['vat=excl', 'excl'],
    ['locale=nl-NL; vat=excl', 'excl'],
    ['vat=EXCL', 'incl'],
    ['vat=excl%20', 'incl'],
    ['xvat=excl', 'incl'],
  ])('of %j means %s', (header, vat) => {
    expect(readVatCookie(header)).toBe(vat);
  });

  it('lasts a year and is for the server alone', () => {
    expect(writeVatCookie('excl', false)).toBe('vat=excl; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax');
    expect(writeVatCookie('incl', true)).toContain('Secure');
  });
});

it.each(['incl', 'excl'] as const)('parseVatChoice knows %s', (vat) => {
  expect(parseVatChoice(vat)).toBe(vat);
});
