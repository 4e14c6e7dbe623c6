import { expect, it } from 'vitest';
import { pathForLog } from '#runtime/server/visit.ts';

it.each([
  ['/product/fjord-wandpaneel', '/product/fjord-wandpaneel'],
  ['/', '/'],
  ['/zoeken?q=sanne%40mail.example', '/zoeken'],
  ['/Sanne%20de%20Vries', '/[…]'],
  ['/x/sanne@mail.example/y', '/x/[…]/y'],
  ['/reset/zyTokenOfSomebody0123456789abc', '/reset/[…]'],
  ['/api/trpc/cart.order,content.menus', '/api/trpc/cart.order,content.menus'],
])('keeps of %s what is no word of a visitor: %s', (url, logged) => {
  expect(pathForLog(url)).toBe(logged);
});
