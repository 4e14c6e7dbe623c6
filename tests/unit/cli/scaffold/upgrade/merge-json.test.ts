import { describe, expect, it } from 'vitest';
import { mergeJson } from '#cli/scaffold/upgrade/merge-json.ts';

const base = '{\n  "title": "Cart",\n  "sum": { "net": "Net", "tax": "VAT" },\n  "old": "Gone"\n}\n';

describe('mergeJson', () => {
  it('makes the changes of a release value by value, and leaves every other character', () => {
    const ours = '{\n    "title":  "Basket",\n    "sum": { "tax": "VAT", "net": "Net" },\n    "old": "Gone"\n}';
    const theirs = '{\n  "title": "Cart",\n  "hint": "New",\n  "sum": { "net": "Without VAT", "tax": "VAT" }\n}\n';
    expect(mergeJson(base, ours, theirs)).toEqual({
      text: '{\n    "title":  "Basket",\n    "hint": "New",\n    "sum": { "tax": "VAT", "net": "Without VAT" }\n}',
      conflicts: [],
    });
  });

  it('keeps what both have changed and says where it is', () => {
    const ours = base.replace('"VAT"', '"Tax"');
    const theirs = base.replace('"VAT"', '"Value added tax"').replace('{\n', '{\n  "first": "1",\n');
    expect(mergeJson(base, ours, theirs)).toEqual({
      text: ours.replace('{\n', '{\n  "first": "1",\n'),
      conflicts: [{ line: 3, column: 26, mergedLine: 4, theirs: '"Value added tax"' }],
    });
  });

  it('does not bring back what the project has removed', () => {
    const ours = '{\n  "title": "Cart"\n}\n';
    const merged = mergeJson(base, ours, base.replace('"Net"', '"Sum"'));
    expect(merged).toMatchObject({ text: ours, conflicts: [{ line: 1, theirs: '"Sum"' }] });
  });

  it('keeps line ends and comments', () => {
    const ours = base.replaceAll('\n', '\r\n').replace('"old"', '// why\r\n  "old"');
    const merged = mergeJson(base, ours, base.replace('"Gone"', '"Gone",\n  "new": "1"'));
    expect(merged?.text).toBe(ours.replace('"Gone"', '"Gone",\r\n  "new": "1"'));
  });

  it('leaves what is no map of values to others', () => {
    expect(mergeJson(base, '[]', base)).toBeUndefined();
    expect(mergeJson(base, '{ "title": ', base)).toBeUndefined();
  });
});
