import { expect, it } from 'vitest';
import { configuredAddress, namedConfiguration } from '#runtime/features/configurator/configuration-address.ts';

it('adds the configuration to the address, and removes it with the choice', () => {
  const address = configuredAddress('https://shop.example/product/fjord?variant=fjord-moss#price', 'cf-1');
  expect(address).toBe('https://shop.example/product/fjord?variant=fjord-moss&configuration=cf-1#price');
  expect(namedConfiguration(new URL(address).searchParams)).toBe('cf-1');
  expect(configuredAddress(address, undefined)).toBe('https://shop.example/product/fjord?variant=fjord-moss#price');
  expect(namedConfiguration(new URLSearchParams('configuration='))).toBeUndefined();
});
