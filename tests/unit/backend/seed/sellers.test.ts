import { describe, expect, it } from 'vitest';
import { parseVatNumber } from '#backend/checks/vat-number.ts';
import { demoSeed } from '#tests/support/demo.ts';

/** Returns whether a text is an IBAN: ISO 7064 MOD 97-10 over the rearranged number (ISO 13616). */
function isIban(text: string): boolean {
  const digits = (text.slice(4) + text.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}

describe('the sellers of the demo', () => {
  it.each(demoSeed.shops.map((shop) => [shop.id, shop] as const))('%s has legal data that hold', (_, { seller }) => {
    expect(parseVatNumber(seller?.vatNumber ?? '')).toBe(seller?.vatNumber);
    expect(isIban(seller?.iban ?? '')).toBe(true);
    expect(seller?.registerNumber).toMatch(/^\d{8}$/);
    expect(Object.keys(seller?.retentionYears ?? {}).sort()).toEqual(['AT', 'BE', 'DE', 'FR', 'GB', 'NL']);
  });

  it('are companies of their own', () => {
    const numbers = demoSeed.shops.map(({ seller }) => seller?.vatNumber);
    expect(new Set(numbers).size).toBe(demoSeed.shops.length);
  });
});
