import type { components } from '#generated/contracts/product-api.ts';

export type Image = components['schemas']['Image'];

/** Pixels; no image is served larger than its original. */
const offeredWidths = [320, 480, 640, 960, 1280, 1600, 2000] as const;

/** Formats that images list, best first. */
const imageFormats = ['avif', 'webp'] as const;

/** Formats that images are served in: those listed, and JPEG for programs for mail that show neither. */
export const servedFormats = [...imageFormats, 'jpg'] as const;
export type ServedFormat = (typeof servedFormats)[number];

export const mediaTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const satisfies Record<ServedFormat, string>;

/** What is served while an image in a format is being made, best first. */
export const fallbacks: Readonly<Record<ServedFormat, readonly ServedFormat[]>> = {
  avif: ['avif', 'webp'],
  webp: ['webp'],
  jpg: ['jpg'],
};

/** Returns the width and format in the name of an image's file; `undefined`: the name has none. */
export function parseImageFileName(
  file: string,
): { readonly width: number; readonly format: ServedFormat } | undefined {
  const [, digits = '', ending = ''] = /^(\d{1,5})\.([a-z]+)$/.exec(file) ?? [];
  const format = servedFormats.find((served) => served === ending);
  return format && { width: Number(digits), format };
}

export interface PictureRow {
  readonly folder: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

/** Returns the widths that an original of this width is served in, ascending. */
export function getImageWidths(originalWidth: number): number[] {
  const widths = offeredWidths.filter((width) => width <= originalWidth);
  return widths.length > 0 ? widths : [originalWidth];
}

export function toImage(picture: PictureRow, alt: string): Image {
  const { folder, width, height, color } = picture;
  return { folder, alt, width, height, color, widths: getImageWidths(width), formats: [...imageFormats] };
}
