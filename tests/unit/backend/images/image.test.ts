import { expect, it } from 'vitest';
import { getImageWidths, toImage } from '#backend/images/image.ts';

it.each([
  [2000, [320, 480, 640, 960, 1280, 1600, 2000]],
  [1600, [320, 480, 640, 960, 1280, 1600]],
  [1000, [320, 480, 640, 960]],
  // Smaller than all available widths: unchanged.
  [200, [200]],
])('offers an original of %i pixels in no larger width', (width, widths) => {
  expect(getImageWidths(width)).toEqual(widths);
});

it('describes a picture', () => {
  expect(toImage({ folder: 'raft-1234abcd', width: 640, height: 480, color: '#aabbcc' }, 'A raft')).toEqual({
    folder: 'raft-1234abcd',
    alt: 'A raft',
    width: 640,
    height: 480,
    color: '#aabbcc',
    widths: [320, 480, 640],
    formats: ['avif', 'webp'],
  });
});
