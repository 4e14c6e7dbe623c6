import { describe, expect, it } from 'vitest';
import { mediaPath, nearestWidth } from '#runtime/lib/media-path.ts';

describe('mediaPath', () => {
  it('cannot be led out of the media folder', () => {
    expect(mediaPath('../api', 320, 'webp')).toBe('/media/..%2Fapi/320.webp');
  });
});

describe('nearestWidth', () => {
  it('takes the narrowest that is wide enough, or the widest there is', () => {
    expect(nearestWidth([1600, 320, 960], 800)).toBe(960);
    expect(nearestWidth([320, 640], 800)).toBe(640);
    expect(nearestWidth([], 800)).toBeUndefined();
  });
});
