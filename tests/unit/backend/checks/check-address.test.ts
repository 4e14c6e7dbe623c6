import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { checkAddress } from '#backend/checks/check-address.ts';
import { type Country, postalCodes, writePostalCode } from '#backend/checks/postal-code.ts';

const countries: readonly Country[] = ['NL', 'BE', 'FR', 'DE', 'AT', 'GB'];

describe('an address', () => {
  it.each([
    { country: 'NL', street: 'Oudegracht', houseNumber: '231', postalCode: '3511lx', city: 'Utrecht' },
    { country: 'BE', street: 'Rue des Bouchers', houseNumber: '12', postalCode: '1000', city: 'Bruxelles' },
    { country: 'FR', street: '14 rue de la Paix', postalCode: '75002', city: 'Paris' },
    { country: 'DE', street: 'Torstraße', houseNumber: '140', postalCode: '10119', city: 'Berlin' },
    { country: 'AT', street: 'Mariahilfer Straße', houseNumber: '88a', postalCode: '1070', city: 'Wien' },
    { country: 'GB', street: '10 Downing Street', postalCode: 'sw1a2aa', city: 'London' },
  ] as const)('of $country that is complete is plausible', (address) => {
    expect(checkAddress(address)).toEqual({ verdict: 'plausible', problems: [] });
  });

  it('reports missing and invalid fields', () => {
    const verdict = checkAddress({ country: 'NL', street: ' ', houseNumber: 'bis', postalCode: '3511 SS' });
    expect(verdict.verdict).toBe('invalid');
    expect(verdict.problems.map(({ pointer, rule }) => [pointer, rule])).toEqual([
      ['/street', 'required'],
      ['/city', 'required'],
      ['/postalCode', 'postalCode'],
      ['/houseNumber', 'houseNumber'],
    ]);
  });

  it('has postal codes in the formats of the API', async () => {
    const patternSchema = z.object({ properties: z.object({ postalCode: z.object({ pattern: z.string() }) }) });
    const document = z
      .object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) })
      .parse(parse(await readFile(new URL('../../../../openapi/product-api.yaml', import.meta.url), 'utf8')));
    for (const country of countries) {
      const input = patternSchema.parse(document.components.schemas[`AddressInput${country}`]);
      expect(postalCodes[country].source).toBe(new RegExp(input.properties.postalCode.pattern).source);
    }
  });

  it('is written as usual in its country', () => {
    expect(writePostalCode('NL', '3511lx')).toBe('3511 LX');
    expect(writePostalCode('GB', 'ec1a1bb')).toBe('EC1A 1BB');
    expect(writePostalCode('DE', '10119')).toBe('10119');
  });
});
