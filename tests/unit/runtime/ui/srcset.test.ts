import { describe, expect, it } from 'vitest';
import { selectWidths, srcSet } from '#runtime/ui/srcset.ts';

describe('srcSet', () => {
  it('lists every width of a format, narrowest first', () => {
    expect(srcSet({ folder: 'fjord-3f9a1c', widths: [1280, 320, 640] }, 'avif')).toBe(
      '/media/fjord-3f9a1c/320.avif 320w, /media/fjord-3f9a1c/640.avif 640w, /media/fjord-3f9a1c/1280.avif 1280w',
    );
  });
});

describe('selectWidths', () => {
  const widths = [1600, 320, 480, 640, 960, 1280];

  it('ends at the first width that is twice as wide as the widest display', () => {
    expect(selectWidths(widths, '72px')).toEqual([320]);
    expect(selectWidths(widths, '(min-width: 1400px) 260px, (min-width: 992px) 34vw, 46vw')).toEqual([
      320, 480, 640, 960,
    ]);
  });

  it('reads the widest display from the smaller viewports too', () => {
    expect(selectWidths([320, 640, 1280, 1600, 2000], '(min-width: 768px) 200px, 92vw')).toEqual([
      320, 640, 1280, 1600,
    ]);
  });

  it('takes every width for a display that grows with the viewport, or one that it cannot read', () => {
    const all = [320, 480, 640, 960, 1280, 1600];
    expect(selectWidths(widths, '100vw')).toEqual(all);
    expect(selectWidths(widths, '(min-width: 992px) 50vw, 100vw')).toEqual(all);
    expect(selectWidths(widths, 'max(160vw, 20px)')).toEqual(all);
  });
});
