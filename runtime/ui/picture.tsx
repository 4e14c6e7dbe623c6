import type { ReactNode } from 'react';
import { PictureFrame } from './picture.styles.ts';
import { mediaPath, nearestWidth, type PictureSource, srcSet } from './srcset.ts';

interface PictureProps {
  readonly picture: PictureSource;
  /** The `sizes` attribute: how wide the picture is shown at which width of the window. */
  readonly sizes: string;
  readonly ratio?: 'natural' | 'gallery' | 'card' | 'square' | 'portrait' | 'landscape' | 'wide' | 'fill';
  readonly corners?: 'none' | 'small' | 'medium' | 'large';
  /** True for the one picture that makes the first impression of a page: it is fetched at once, before all others. */
  readonly first?: boolean;
  /** Replaces the picture's own text; `''` where the text beside it says the same. */
  readonly alt?: string;
}

/** Formats in the order in which a browser should consider them; `img` itself takes the last. */
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
