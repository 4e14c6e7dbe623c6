import { describe, expect, it } from 'vitest';
import { configurationValues } from '#runtime/rpc/configuration-input.ts';

describe('the values of options that a browser sends', () => {
  it.each([
    { type: 'RadioColor', valueId: 'sage' },
    { type: 'TextArea', text: 'x'.repeat(6000) },
    { type: 'Checkbox', checked: false },
    { type: 'Dimensions', width: 1200, height: -1 },
    { type: 'Dimensions', width: 1200, height: 600, depth: 80 },
  ])('are taken as they are: $type', (value) => {
    expect(configurationValues.parse({ it: value })).toEqual({ it: value });
  });

  it.each([
    ['no value', 'sage'],
    ['no type', { valueId: 'sage' }],
    ['a type that asks for nothing', { type: 'RedRemark', text: 'Mind' }],
    ['a type that nothing has', { type: 'toString', text: 'Mind' }],
    ['a member too few', { type: 'Dimensions', width: 1200 }],
    ['a member too many', { type: 'Number', number: 3, text: 'three' }],
    ['a member of another kind', { type: 'Number', number: '3' }],
    ['a text without an end', { type: 'TextArea', text: 'x'.repeat(6001) }],
    ['a number beyond all bounds', { type: 'Number', number: 1e10 }],
  ])('are refused where they have %s', (_, value) => {
    expect(configurationValues.safeParse({ it: value }).success).toBe(false);
  });
});
