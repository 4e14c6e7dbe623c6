import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeLines } from '#cli/scaffold/upgrade/merge-lines.ts';

const join = (...lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
const base = join('a', 'b', 'c', 'd', 'e');

describe('mergeLines', () => {
  it('makes the changes of a release beside those of the project', () => {
    const merged = mergeLines(
      base,
      join('a', 'mine', 'c', 'd', 'e', 'last'),
      join('first', 'a', 'b', 'c', 'their', 'e'),
    );
    expect(merged).toEqual({ text: join('first', 'a', 'mine', 'c', 'their', 'e', 'last'), conflicts: [] });
  });

  it('removes what the release has removed', () => {
    expect(mergeLines(base, join('mine', 'b', 'c', 'd', 'e'), join('a', 'b')).text).toBe(join('mine', 'b'));
  });

  it('keeps the project’s version of what both have changed, and says where it is before and after', () => {
    const merged = mergeLines(base, join('new', 'a', 'b', 'c', 'mine', 'e'), join('a', 'x', 'y', 'c', 'their', 'e'));
    expect(merged).toEqual({
      text: join('new', 'a', 'x', 'y', 'c', 'mine', 'e'),
      conflicts: [{ line: 5, column: 1, mergedLine: 6, theirs: 'their' }],
    });
  });

  it('takes a change that both have made as no conflict', () => {
    const same = join('a', 'b', 'same', 'd', 'e');
    expect(mergeLines(base, same, same)).toEqual({ text: same, conflicts: [] });
  });

  it('leaves a line that one has removed and the other changed, as a conflict', () => {
    const merged = mergeLines(base, join('a', 'b', 'd', 'e'), join('a', 'b', 'their', 'd', 'e'));
    expect(merged).toMatchObject({ text: join('a', 'b', 'd', 'e'), conflicts: [{ line: 3, theirs: 'their' }] });
  });

  it('keeps line ends, and a last line without one', () => {
    expect(mergeLines(base, 'a\r\nmine\r\nc\r\nd\r\ne', join('a', 'b', 'c', 'd', 'their')).text).toBe(
      'a\r\nmine\r\nc\r\nd\r\ntheir',
    );
  });

  it('loses nothing of the project where the release has changed nothing, and takes all where the project has not', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 }).map((lines) => join(...lines));
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(mergeLines(one, other, one)).toEqual({ text: other, conflicts: [] });
        expect(mergeLines(one, one, other)).toEqual({ text: other, conflicts: [] });
        expect(mergeLines(one, other, other).conflicts).toEqual([]);
      }),
    );
  });
});
