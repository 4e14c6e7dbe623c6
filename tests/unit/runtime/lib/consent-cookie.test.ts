import { describe, expect, it } from 'vitest';
import { readChoice, writeChoice } from '#runtime/lib/consent-cookie.ts';

describe('the answer of a visitor', () => {
  it('is read as it was written, beside other cookies', () => {
    const written = writeChoice({ statistics: true, marketing: false }, false);
    expect(written).toBe('consent=1.statistics:yes.marketing:no; Path=/; Max-Age=15552000; SameSite=Lax');
    const [pair] = written.split('; ');
    expect(readChoice(`a=1; ${pair}; b=2`)).toEqual({ statistics: true, marketing: false });
  });

  it('is written for https alone where the page came over it', () => {
    expect(writeChoice({ forms: true }, true)).toMatch(/; Secure$/);
  });

  it.each([
    ['no cookie', ''],
    ['another cookie of a similar name', 'myconsent=1.statistics:yes'],
    ['an answer to what is not asked any more', 'consent=0.statistics:yes'],
    ['no version', 'consent=statistics:yes'],
    ['a value of somebody else', 'consent=accepted'],
  ])('is none where there is %s', (_, cookies) => {
    expect(readChoice(cookies)).toBeUndefined();
  });

  it('is taken for what it says clearly, and never for a yes it does not say', () => {
    expect(readChoice('consent=1.statistics:maybe.marketing:yes.everything:yes.forms')).toEqual({ marketing: true });
    expect(readChoice('consent=1')).toEqual({});
  });
});
