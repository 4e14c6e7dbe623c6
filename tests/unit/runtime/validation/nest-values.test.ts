import { describe, expect, it } from 'vitest';
import { nestValues } from '#runtime/validation/nest-values.ts';

describe('the values of a sent form', () => {
  it('go where a form library has them', () => {
    const sent = { email: 'a@b.nl', 'lines.0.productId': 'x', 'lines.0.quantity': '1', 'lines.1.productId': 'y' };
    expect(nestValues(sent)).toEqual({
      email: 'a@b.nl',
      lines: [{ productId: 'x', quantity: '1' }, { productId: 'y' }],
    });
    expect(nestValues({ 'billing.city': 'Gent', 'tags.0': 'a' })).toEqual({ billing: { city: 'Gent' }, tags: ['a'] });
  });

  it('stay as they are where they are there already', () => {
    const lines = [{ productId: 'x' }];
    expect(nestValues({ lines, message: '' })).toEqual({ lines, message: '' });
  });

  it('never reach beyond the form', () => {
    const sent = {
      '__proto__.polluted': '1',
      'constructor.prototype.polluted': '1',
      'lines.__proto__.polluted': '1',
      'lines.4000000000.x': '1',
      'a.b.c.d.e': '1',
    };
    expect(nestValues(sent)).toEqual({});
    expect('polluted' in {}).toBe(false);
  });
});
