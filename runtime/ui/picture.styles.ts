import { styled } from '#runtime/theme/stitches.ts';

/** The space of an image, filled until it is loaded. */
export const PictureFrame = styled('div', {
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: '$surfaceSunken',
  '& picture': { display: 'contents' },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  variants: {
    ratio: {
      natural: { '& img': { height: 'auto' } },
      card: { aspectRatio: 'var(--theme-card-ratio)' },
      gallery: { aspectRatio: '4 / 3' },
      square: { aspectRatio: '1 / 1' },
      portrait: { aspectRatio: '4 / 3', '@md': { aspectRatio: '4 / 5' } },
      landscape: { aspectRatio: '3 / 2' },
      wide: { aspectRatio: '16 / 9' },
      fill: { position: 'absolute', inset: 0, height: '100%' },
    },
    corners: {
      none: {},
      small: { borderRadius: '$small' },
      medium: { borderRadius: '$medium' },
      large: { borderRadius: '$large' },
    },
  },
  defaultVariants: { ratio: 'natural', corners: 'medium' },
});
