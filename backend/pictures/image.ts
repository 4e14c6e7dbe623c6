import type { components } from '#generated/contracts/product-api.ts';

export type Image = components['schemas']['Image'];

/** Pixels; no picture is served larger than its original. */
const offeredWidths = [320, 480, 640, 960, 1280, 1600, 2000] as const;

/** Best first. */
export const imageFormats = ['avif', 'webp'] as const;
export type ServedFormat = (typeof imageFormats)[number];

export interface PictureRow {
  readonly folder: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

/** The widths an original of this width is served in, ascending. */
export function widthsOf(originalWidth: number): number[] {
  const widths = offeredWidths.filter((width) => width <= originalWidth);
  return widths.length > 0 ? widths : [originalWidth];
}

export function toImage(picture: PictureRow, alt: string): Image {
  const { folder, width, height, color } = picture;
  return { folder, alt, width, height, color, widths: widthsOf(width), formats: [...imageFormats] };
}
