import { expect, it } from 'vitest';
import type { Address } from '#runtime/lib/address-lines.ts';
import { addressLines } from '#runtime/lib/address-lines.ts';

const table: readonly (readonly [Address, readonly string[]])[] = [
  [
    {
      street: 'Oudegracht',
      houseNumber: '231',
      houseNumberAddition: 'bis',
      postalCode: '3511 NL',
      city: 'Utrecht',
      country: 'NL',
    },
    ['Oudegracht 231 bis', '3511 NL Utrecht', 'Land'],
  ],
  [
    { street: 'Torstraße', houseNumber: '140', extra: 'Hof 2', postalCode: '10119', city: 'Berlin', country: 'DE' },
    ['Torstraße 140', 'Hof 2', '10119 Berlin', 'Land'],
  ],
  [
    { street: 'rue de Rivoli', houseNumber: '12', postalCode: '75004', city: 'Paris', country: 'FR' },
    ['12 rue de Rivoli', '75004 Paris', 'Land'],
  ],
  [
    { street: '10 Downing Street', postalCode: 'SW1A 2AA', city: 'London', country: 'GB' },
    ['10 Downing Street', 'London', 'SW1A 2AA', 'Land'],
  ],
];

it.each(table)('writes an address as its country does: %o', (address, lines) => {
  expect(addressLines(address, 'Land')).toEqual(lines);
});
