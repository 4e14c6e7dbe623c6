import { describe, expect, it } from 'vitest';
import { galleryViews } from '#runtime/features/product/gallery-views.ts';

const picture = (folder: string) => ({
  folder,
  alt: '',
  width: 1600,
  height: 1200,
  color: '#888888',
  widths: [800],
  formats: ['webp' as const],
});
const film = { id: 'only-a-test', provider: 'YouTube' as const, title: 'Mounting' };

describe('galleryViews', () => {
  it('shows the film after the pictures, by one of ours', () => {
    expect(galleryViews([picture('a'), picture('b')], film)).toEqual([
      { kind: 'picture', picture: picture('a') },
      { kind: 'picture', picture: picture('b') },
      { kind: 'film', film, picture: picture('b') },
    ]);
  });

  it('is the pictures alone for a product without film', () => {
    expect(galleryViews([picture('a')], undefined)).toEqual([{ kind: 'picture', picture: picture('a') }]);
  });
});
