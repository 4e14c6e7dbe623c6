import { useEffect, useEffectEvent, useState } from 'react';
import { mediaPath, nearestWidth } from '#runtime/lib/media-path.ts';
import type { Sides } from '#runtime/lib/print-crop.ts';
import type { PictureSource } from '#runtime/ui/srcset.ts';

/** A picture to crop: one on the visitor's machine, or one of the shop's server. */
export type PixelSource =
  | { readonly key: string; readonly file: File }
  | { readonly key: string; readonly picture: PictureSource };

/** A picture with its orientation applied. */
export interface Pixels extends Sides {
  /** Key of its source. */
  readonly key: string;
  /** The picture, scaled for the screen. */
  readonly drawn: HTMLCanvasElement;
}

/** Pixels of the longer side of what is drawn: enough for a sharp screen. */
const maxDrawnPixels = 1600;

/** Returns an image's pixels; undefined while it is read. `'unreadable'`: this browser cannot show it. */
export function usePixels(source: PixelSource | undefined): Pixels | 'unreadable' | undefined {
  const [read, setRead] = useState<{ readonly key: string; readonly pixels: Pixels | 'unreadable' }>();
  const key = source?.key;
  const begin = useEffectEvent(async (_key: string) => source && readPixels(source));
  useEffect(() => {
    if (key === undefined) return;
    let isWanted = true;
    void begin(key)
      .catch(() => 'unreadable' as const)
      .then((pixels) => isWanted && pixels && setRead({ key, pixels }));
    return () => {
      isWanted = false;
    };
  }, [key]);
  return source && read?.key === source.key ? read.pixels : undefined;
}

async function readPixels(source: PixelSource): Promise<Pixels> {
  const { key } = source;
  if ('file' in source) {
    // As it stands upright: its EXIF orientation is applied.
    const bitmap = await createImageBitmap(source.file);
    const { width, height } = bitmap;
    const drawn = draw(bitmap, { width, height });
    bitmap.close();
    return { key, width, height, drawn };
  }
  const { folder, widths, width, height } = source.picture;
  const image = new Image();
  image.src = mediaPath(folder, nearestWidth(widths, maxDrawnPixels) ?? width, 'webp');
  await image.decode();
  return { key, width, height, drawn: draw(image, { width, height }) };
}

function draw(image: CanvasImageSource, { width, height }: Sides): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const scale = maxDrawnPixels / Math.max(width, height);
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}
