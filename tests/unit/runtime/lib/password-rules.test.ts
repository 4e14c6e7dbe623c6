import { describe, expect, it } from 'vitest';
import { passwordRules, passwordStrength } from '#runtime/lib/password-rules.ts';

describe('the rules for a new password', () => {
  it('take every special character of ASCII, and no other', () => {
    for (const character of '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~') {
      expect(passwordRules.special(`a${character}`), character).toBe(true);
    }
    for (const character of ['§', 'é', ' ', 'A', '0', '…']) {
      expect(passwordRules.special(`a${character}`), character).toBe(false);
    }
  });

  it('know white space of every kind', () => {
    for (const space of [' ', '\t', '\n', '\u00a0', '\u202f', '\u3000'])
      expect(passwordRules.noSpace(`a${space}b`)).toBe(false);
  });
});

describe('the strength of a password', () => {
  it('is nothing where it is not allowed', () => {
    for (const password of ['', 'Stil&W2', 'stilte&warm2026', 'Stil & Warm 2026'])
      expect(passwordStrength(password)).toBe(0);
  });

  it('grows with its length', () => {
    const strengths = ['aB3!efgh', 'aB3!efghij', 'aB3!efghijklm', 'aB3!efghijklmnopq'].map(passwordStrength);
    expect(strengths).toEqual([1, 2, 3, 4]);
  });

  it('does not grow by repeating', () => {
    expect(passwordStrength('aB3!aB3!aB3!aB3!aB3!')).toBe(1);
  });
});
