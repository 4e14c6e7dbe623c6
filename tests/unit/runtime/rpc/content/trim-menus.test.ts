import { expect, it } from 'vitest';
import { trimMenus } from '#runtime/rpc/content/trim-menus.ts';

const route = { key: 'categoryDetail', params: { slug: 'walls' } } as const;
const image = {
  folder: 'walls-1',
  alt: 'A wall of felt',
  width: 1600,
  height: 1200,
  color: '#8a9484',
  widths: [320, 640, 1280],
  formats: ['avif' as const, 'webp' as const],
};
const item = {
  kind: 'Link' as const,
  label: 'Products',
  children: [
    { kind: 'Link' as const, label: 'Walls', route, image },
    { kind: 'Link' as const, label: 'Blogs', url: 'https://blogs.example' },
  ],
};

it('leaves of a picture what the main menu shows, and none in other menus', () => {
  const menus = trimMenus({ header: [item], footer: [item], service: [], legal: [] });
  expect(menus.header[0]?.children).toEqual([
    { kind: 'Link', label: 'Walls', route, image: { ...image, alt: '', widths: [640], formats: [] } },
    item.children[1],
  ]);
  expect(menus.footer[0]?.children).toEqual([{ kind: 'Link', label: 'Walls', route }, item.children[1]]);
});
