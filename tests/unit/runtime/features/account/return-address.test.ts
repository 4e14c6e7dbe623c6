import { describe, expect, it } from 'vitest';
import { loginAddress, returnAddress } from '#runtime/lib/return-address.ts';
import { foreignAddresses } from '#tests/support/foreign-addresses.ts';
import { held, ofCheck } from '#tests/support/trust.ts';

const page = 'https://www.shop.example/login';

describe('the address that a login leads back to', () => {
  it('is the one that a visitor wanted', () => {
    const address = loginAddress('/login', '/my-account/orders?page=2&sort=a b');
    expect(returnAddress(new URL(address, page).searchParams)).toBe('/my-account/orders?page=2&sort=a%20b');
    expect(returnAddress(new URLSearchParams())).toBeUndefined();
  });

  it(`is on this host, even if an attacker wrote it ${ofCheck(21)}`, () => {
    expect(foreignAddresses.length).toBeGreaterThanOrEqual(200);
    const strayed = foreignAddresses.filter((foreign) => {
      // As encoded in an address, and as a browser parses the redirect.
      const to = returnAddress(new URL(`${page}?${new URLSearchParams({ to: foreign })}`).searchParams);
      return to !== undefined && (new URL(to, page).origin !== new URL(page).origin || !/^\/(?![/\\])/.test(to));
    });
    expect(strayed).toEqual([]);
    held(21, foreignAddresses.length);
  });

  it('is none where the address names another host or a scheme', () => {
    const named = foreignAddresses.filter((foreign) => {
      const plain = foreign.trim();
      return URL.canParse(plain) || plain.startsWith('//') || plain.startsWith('/\\');
    });
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((foreign) => returnAddress(new URLSearchParams({ to: foreign })) !== undefined)).toEqual([]);
  });
});
