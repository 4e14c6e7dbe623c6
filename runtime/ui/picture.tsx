import type { ReactNode } from 'react';
import { PictureFrame } from './picture.styles.ts';
import { mediaPath, nearestWidth, type PictureSource, srcSet } from './srcset.ts';

interface PictureProps {
  readonly picture: PictureSource;
  /** The `sizes` attribute. */
  readonly sizes: string;
  readonly ratio?: 'natural' | 'gallery' | 'card' | 'square' | 'portrait' | 'landscape' | 'wide' | 'fill';
  readonly corners?: 'none' | 'small' | 'medium' | 'large';
  /** True for the most prominent image of a page, which is fetched with high priority. */
  readonly first?: boolean;
  /** Overrides the image's alternative text; `''` if the adjacent text is equivalent. */
  readonly alt?: string;
}

/** Formats in order of preference; `img` has the last. */
const preferred = ['avif', 'webp'] as const;

/**
 * Shows an image in the renditions that fit the screen. Reserves its space from the start, in the image's own colour.
 */
export function Picture({
  picture,
  sizes,
  ratio = 'natural',
  corners = 'medium',
  first = false,
  alt,
}: PictureProps): ReactNode {
  const width = nearestWidth(picture.widths, 800) ?? picture.width;
  return (
    <PictureFrame ratio={ratio} corners={corners}>
      <svg aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={picture.color} />
      </svg>
      <picture>
        {preferred
          .filter((format) => format !== 'webp' && picture.formats.includes(format))
          .map((format) => (
            <source key={format} type={`image/${format}`} srcSet={srcSet(picture, format)} sizes={sizes} />
          ))}
        <img
          src={mediaPath(picture.folder, width, 'webp')}
          srcSet={srcSet(picture, 'webp')}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt={alt ?? picture.alt}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding={first ? 'sync' : 'async'}
        />
      </picture>
    </PictureFrame>
  );
}
