import { describe, expect, it } from 'vitest';
import { listed, nearest, suggest } from '#cli/diagnostics/nearest.ts';

describe('what somebody may have meant', () => {
  it.each([
    ['acustic', ['group', 'acoustic', 'easy-felt'], 'acoustic'],
    ['productDetial', ['productDetail', 'productOverview'], 'productDetail'],
    ['NL-nl', ['nl-BE', 'nl-NL', 'en-GB'], 'nl-NL'],
    ['flag', ['flags', 'pages'], 'flags'],
  ])('by %s', (given, candidates, meant) => {
    expect(nearest(given, candidates)[0]).toBe(meant);
    expect(suggest(given, candidates)).toBe(`Did you mean "${meant}"?`);
  });

  it('is absent when no value is near; then all values are shown', () => {
    expect(nearest('nope', ['acoustic', 'easy-felt'])).toEqual([]);
    expect(suggest('nope', ['acoustic', 'easy-felt'])).toBe('Valid here: acoustic, easy-felt.');
    expect(suggest('nope', [])).toBeUndefined();
  });

  it('shortens long lists', () => {
    expect(listed(['a', 'b', 'c'], 2)).toBe('a, b and 1 more');
  });
});
