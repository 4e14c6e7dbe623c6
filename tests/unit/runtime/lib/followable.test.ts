import { expect, it } from 'vitest';
import { followable } from '#runtime/lib/followable.ts';
import { hostileAddress } from '#tests/support/hostile-payloads.ts';

it.each(['https://example.com/a?b#c', 'HTTP://example.com/', 'mailto:hello@quiet.example', 'tel:+31201234567'])(
  'lets a link lead to %s',
  (address) => expect(followable(address)).toBe(address),
);

it.each([
  ...Array.from({ length: 22 }, (_, number) => hostileAddress(number)),
  '',
  '//evil.example',
  'https:',
  undefined,
])('lets none lead to %j', (address) => expect(followable(address)).toBeUndefined());
