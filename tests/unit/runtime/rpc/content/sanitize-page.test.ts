import { describe, expect, it } from 'vitest';
import { sanitizePage } from '#runtime/rpc/content/sanitize-page.ts';

const image = { folder: 'f', alt: 'A', width: 1, height: 1, color: '#000000', widths: [1], formats: ['webp' as const] };
const hidden = { ...image, alt: '' };
const page = { id: 'home', slug: 'home', slugs: {}, title: 'T', description: 'D' };
const text = {
  type: 'imageText' as const,
  title: 'T',
  body: '<p onclick="x">B</p>',
  imageSide: 'left' as const,
  image,
};
const category = { id: 'c', name: 'C', slug: 'c', productCount: 1, image };
const categories = { type: 'categories' as const, categories: [category] };

describe('sanitizePage', () => {
  it('removes scripts from texts, and keeps the texts of images that are read', () => {
    expect(sanitizePage({ ...page, blocks: [text] }).blocks).toEqual([{ ...text, body: '<p>B</p>' }]);
  });

  it('removes the texts of images that screen readers skip', () => {
    expect(sanitizePage({ ...page, blocks: [categories] }).blocks).toEqual([
      { ...categories, categories: [{ ...category, image: hidden }] },
    ]);
  });
});
