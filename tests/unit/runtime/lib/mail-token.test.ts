import { expect, it } from 'vitest';
import { withoutMailToken } from '#runtime/lib/mail-token.ts';

it.each([
  ['', ''],
  ['?token=secret', ''],
  ['?a=1&token=secret&b=x%20y&token=other', '?a=1&b=x+y'],
  ['?sent', '?sent'],
])('takes the token of a mail out of "%s"', (search, kept) => {
  expect(withoutMailToken(search)).toBe(kept);
});
