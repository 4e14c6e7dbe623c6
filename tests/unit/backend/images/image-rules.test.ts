import { describe, expect, it } from 'vitest';
import {
  countExactCharacters,
  fitsPattern,
  getPatternPrefix,
  listPatternPrefixes,
  pickRule,
} from '#backend/images/image-rules.ts';

describe('the star of an image rule', () => {
  it.each([
    // Without a star the pattern is the number.
    ['FJ-60-SAGE', 'FJ-60-SAGE', true],
    ['FJ-60-SAGE', 'FJ-60-SAGES', false],
    ['FJ-60-SAGE', 'XFJ-60-SAGE', false],
    // Letters and digits, any number of them.
    ['FJ-*-SAGE', 'FJ-60-SAGE', true],
    ['FJ-*-SAGE', 'FJ-6oX9-SAGE', true],
    ['FJ-*-SAGE', 'FJ--SAGE', true],
    ['FJ*', 'FJ', true],
    ['*', 'FJ60', true],
    ['*', '', true],
    ['', '', true],
    ['', 'A', false],
    // Nothing else: no hyphen, dot, underscore, nor a letter with an accent.
    ['FJ-*', 'FJ-60-SAGE', false],
    ['*', 'FJ-60', false],
    ['FJ*', 'FJ.60', false],
    ['FJ*', 'FJ_60', false],
    ['FJ*', 'FJÉ', false],
    ['FJ-*-*', 'FJ-60-SAGE', true],
    ['*-*-*', 'FJ-60-SAGE', true],
    ['*-*', 'FJ-60-SAGE', false],
    // A dot is a dot.
    ['FJ.60', 'FJ-60', false],
    ['FJ.6*', 'FJ.60', true],
    // Case counts.
    ['fj-*', 'FJ-60', false],
    // Several in one part, and what stands between them in order.
    ['A*B*C', 'ABC', true],
    ['A*B*C', 'AxxByyC', true],
    ['A*B*C', 'ABCBC', true],
    ['A*B*C', 'ACB', false],
    ['A*BB*B', 'ABB', false],
    ['A*BB*B', 'ABBB', true],
    ['AB*BA', 'ABA', false],
    ['AB*BA', 'ABBA', true],
    ['**', 'X1', true],
    ['A**Z', 'AZ', true],
    // A pattern of separators only.
    ['-', '-', true],
    ['-', '--', false],
    ['*-', '-', true],
  ])('%s on %s: %s', (pattern, sku, fits) => {
    expect(fitsPattern(pattern, sku)).toBe(fits);
  });

  it('takes linear time, also for patterns with many stars', () => {
    // A backtracking expression would take exponential time.
    expect(fitsPattern(`${'*A'.repeat(40)}*B`, 'A'.repeat(60_000))).toBe(false);
  });
});

describe('the rule of an article', () => {
  const rules = ['*-*', 'FJ-*', 'FJ-*0', '*J-60', 'FJ-6*'].map((skuPattern) => ({ skuPattern }));

  it('is the most exact that fits', () => {
    expect(pickRule(rules, 'FJ-75')?.skuPattern).toBe('FJ-*');
    expect(pickRule(rules, 'FJ-70')?.skuPattern).toBe('FJ-*0');
    expect(pickRule(rules, 'XX-70')?.skuPattern).toBe('*-*');
  });

  it('is of equals the first', () => {
    // FJ-*0, *J-60 and FJ-6* have four characters each, and 60 fits all of them.
    expect(pickRule(rules, 'FJ-60')?.skuPattern).toBe('FJ-*0');
    expect(pickRule(rules.toReversed(), 'FJ-60')?.skuPattern).toBe('FJ-6*');
  });

  it('is none where none fits', () => {
    expect(pickRule(rules, 'FJ60')).toBeUndefined();
    expect(pickRule([], 'FJ-60')).toBeUndefined();
  });

  it('is as exact as it has characters besides stars', () => {
    expect(['', '*', 'FJ-*', 'F*J*-'].map(countExactCharacters)).toEqual([0, 0, 3, 3]);
  });

  it('can be looked up by how it begins', () => {
    expect(['FJ-*-SAGE', '*', 'FJ', ''].map(getPatternPrefix)).toEqual(['FJ-', '', 'FJ', '']);
    expect(listPatternPrefixes(['AB', 'AC'])).toEqual(['', 'A', 'AB', 'AC']);
    const sku = 'FJ-60-SAGE';
    for (const pattern of ['*-*-*', 'FJ-*-*', 'FJ-60-SAGE', 'F*-*-SAGE']) {
      expect(fitsPattern(pattern, sku)).toBe(true);
      expect(listPatternPrefixes([sku])).toContain(getPatternPrefix(pattern));
    }
  });
});
