import type { ReactNode } from 'react';
import { mediaPath, nearestWidth } from '#runtime/lib/media-path.ts';
import { PictureFrame } from './picture.styles.ts';
import { type PictureSource, selectWidths, srcSet } from './srcset.ts';

interface PictureProps {
  readonly picture: PictureSource;
  /** The `sizes` attribute. */
  readonly sizes: string;
  readonly ratio?: 'natural' | 'gallery' | 'card' | 'square' | 'portrait' | 'landscape' | 'wide' | 'fill';
  readonly corners?: 'none' | 'small' | 'medium' | 'large';
  /** Whether there is one rendition alone, of about 480 pixels: for an image that few visitors see. */
  readonly single?: boolean;
  /** True for the most prominent image of a page, which is fetched with high priority. */
  readonly first?: boolean;
  /** Overrides the image's alternative text; `''` if the adjacent text is equivalent. */
  readonly alt?: string;
}

/**
 * Shows an image in the renditions that fit the screen. Reserves its space from the start. Browsers without AVIF, which have
 * become rare, get one WebP: a second list of renditions would be in every page.
 */
export function Picture({
  picture,
  sizes,
  ratio = 'natural',
  corners = 'medium',
  first = false,
  single = false,
  alt,
}: PictureProps): ReactNode {
  const widths = selectWidths(picture.widths, sizes);
  const width = nearestWidth(widths, single ? 480 : 800) ?? picture.width;
  const hasAvif = !single && picture.formats.includes('avif');
  const image = (
    <img
      src={mediaPath(picture.folder, width, 'webp')}
      {...(!hasAvif && !single && { srcSet: srcSet({ ...picture, widths }, 'webp'), sizes })}
      width={picture.width}
      height={picture.height}
      alt={alt ?? picture.alt}
      loading={first ? 'eager' : 'lazy'}
      {...(first && { fetchPriority: 'high' as const })}
      decoding={first ? 'sync' : 'async'}
    />
  );
  return (
    <PictureFrame ratio={ratio} corners={corners}>
      {hasAvif ? (
        <picture>
          <source type="image/avif" srcSet={srcSet({ ...picture, widths }, 'avif')} sizes={sizes} />
          {image}
        </picture>
      ) : (
        image
      )}
    </PictureFrame>
  );
}
