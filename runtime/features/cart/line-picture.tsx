import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { Picture } from '#runtime/ui/picture.tsx';

interface LinePictureProps {
  readonly line: Pick<components['schemas']['OrderLine'], 'image' | 'crop'>;
  /** The `sizes` attribute of the image. */
  readonly sizes: string;
}

/** Shows the image of an ordered product; of a print, the part that is printed. */
export function LinePicture({ line: { image, crop }, sizes }: LinePictureProps): ReactNode {
  if (!image) return null;
  const look = crop
    ? ({ ratio: 'natural', corners: 'none' } as const)
    : ({ ratio: 'square', corners: 'small' } as const);
  return <Picture picture={image} sizes={sizes} {...look} alt="" />;
}
