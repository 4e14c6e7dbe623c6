import { expect, it } from 'vitest';
import { hashConfiguration } from '#backend/orders/hash-configuration.ts';

const felt = {
  productId: 'fjord',
  variantId: 'fjord-moss',
  values: { colour: { type: 'ColorPicker', color: '#344d3a' }, size: { type: 'Dimensions', width: 800, height: 400 } },
  cropId: undefined,
} as const;

it('the order in which values are sent makes no difference', () => {
  const { colour, size } = felt.values;
  expect(
    hashConfiguration({ ...felt, values: { size: { height: 400, width: 800, type: 'Dimensions' }, colour } }),
  ).toBe(hashConfiguration({ ...felt, values: { colour, size } }));
});

it.each([
  ['product', { productId: 'fjord-2' }],
  ['variant', { variantId: 'fjord-clay' }],
  ['value', { values: { ...felt.values, size: { type: 'Dimensions', width: 400, height: 800 } } }],
  ['crop', { cropId: 'crop-1' }],
] as const)('another %s makes another line', (_, difference) => {
  expect(hashConfiguration({ ...felt, ...difference })).not.toBe(hashConfiguration(felt));
});
