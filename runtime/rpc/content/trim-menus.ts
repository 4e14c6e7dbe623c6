import type { components } from '#generated/contracts/content-api.ts';
import { nearestWidth } from '#runtime/lib/media-path.ts';

type Schemas = components['schemas'];

/** Pixels: twice as wide as a menu shows pictures. */
const shownWidth = 480;

/** Returns menus with one rendition of each picture, without its text: the entry's name says it, and every page holds all menus. */
export function trimMenus(menus: Schemas['Menus']): Schemas['Menus'] {
  const { header, footer, service, legal } = menus;
  return {
    header: header.map(trimItem),
    footer: footer.map(withoutPictures),
    service: service.map(withoutPictures),
    legal: legal.map(withoutPictures),
  };
}

function trimItem(item: Schemas['MenuItem']): Schemas['MenuItem'] {
  return { ...item, children: item.children.map(trimChild) };
}

function trimChild({ image, ...child }: Schemas['MenuChild']): Schemas['MenuChild'] {
  if (image === undefined) return child;
  const width = nearestWidth(image.widths, shownWidth);
  return { ...child, image: { ...image, alt: '', widths: width === undefined ? [] : [width], formats: [] } };
}

function withoutPictures(item: Schemas['MenuItem']): Schemas['MenuItem'] {
  return { ...item, children: item.children.map(({ image: _, ...child }) => child) };
}
