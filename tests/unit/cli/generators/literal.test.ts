import { createContext, runInContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { literal, propertyName, quote } from '#cli/generators/literal.ts';

// One for all runs: to create it takes longer than what is evaluated in it.
const context = createContext();
/** Evaluates generated code. */
const evaluate = (text: string): unknown => runInContext(`JSON.stringify(${text})`, context);

describe('data as code', () => {
  it('preserves any text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(evaluate(`(${literal(value)})`)).toBe(JSON.stringify(value));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(evaluate(quote(text))).toBe(JSON.stringify(text));
      }),
    );
  });

  it('uses the quotes that need fewer escapes', () => {
    expect(quote('plain')).toBe("'plain'");
    expect(quote("it's")).toBe('"it\'s"');
    expect(quote(`both ' and "`)).toBe(`'both \\' and "'`);
  });

  it('quotes a name only where it has to', () => {
    expect(['name', 'nl-NL', '1', 'a.b', '$x'].map(propertyName)).toEqual(['name', "'nl-NL'", "'1'", "'a.b'", '$x']);
  });

  it('leaves out undefined members', () => {
    expect(literal({ a: undefined, b: 1 })).toBe('{ b: 1 }');
  });

  it('breaks lines that would be too long, as the formatter does', () => {
    const text = literal({ list: ['x'.repeat(50), 'y'.repeat(50), 'z'.repeat(50)] });
    expect(text.split('\n')[1]).toBe('  list: [');
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  });
});
