import { describe, expect, it } from 'vitest';
import { readPreview, signPreview } from '#runtime/contracts/preview.ts';

const secret = 'a secret that is only used by the tests of this project';
const now = Date.UTC(2026, 10, 27);
const grant = { site: 'acoustic', branch: 'autumn/2026', until: now + 1000 };

describe('a token of a preview', () => {
  const token = signPreview(grant, secret);

  it('is read as it was signed', () => {
    expect(readPreview(token, 'acoustic', secret, now)).toEqual(grant);
  });

  it('is of no use for another site, with another secret, or from the moment that it expires', () => {
    expect(readPreview(token, 'easy-felt', secret, now)).toBeUndefined();
    expect(readPreview(token, 'acoustic', `${secret}!`, now)).toBeUndefined();
    expect(readPreview(token, 'acoustic', secret, grant.until)).toBeUndefined();
  });

  it.each(['', '.', 'a.b', `${token}x`, token.slice(1), token.replace('.', '')])('is not %j', (other) => {
    expect(readPreview(other, 'acoustic', secret, now)).toBeUndefined();
  });
});
