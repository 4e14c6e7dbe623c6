import { describe, expect, it } from 'vitest';
import { mediaPath, nearestWidth, srcSet } from '#runtime/ui/srcset.ts';

describe('srcSet', () => {
  it('lists every width of a format, narrowest first', () => {
    expect(srcSet({ folder: 'fjord-3f9a1c', widths: [1280, 320, 640] }, 'avif')).toBe(
      '/media/fjord-3f9a1c/320.avif 320w, /media/fjord-3f9a1c/640.avif 640w, /media/fjord-3f9a1c/1280.avif 1280w',
    );
  });
});

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
