import { expect, it } from 'vitest';
import { isCovered } from '#runtime/lib/third-party-script.ts';

it.each([
  ['https://tags.example/gtm.js?id=1', 'https://tags.example', true],
  ['https://a.b.tags.example/x.js', 'https://*.tags.example', true],
  ['https://tags.example:8443/x.js', 'https://tags.example:8443', true],
  ['https://tags.example/x.js', 'https://*.tags.example', false],
  ['https://eviltags.example/x.js', 'https://*.tags.example', false],
  ['https://tags.example.evil.example/x.js', 'https://tags.example', false],
  ['http://tags.example/x.js', 'https://tags.example', false],
  ['https://tags.example@evil.example/x.js', 'https://tags.example', false],
  ['https://tags.example:444/x.js', 'https://tags.example', false],
  ['data:text/javascript,alert(1)', 'https://tags.example', false],
  ['blob:https://tags.example/1', 'https://tags.example', false],
])('whether a script from %s is covered by %s: %s', (address, host, expected) => {
  expect(isCovered(new URL(address), host)).toBe(expected);
});
