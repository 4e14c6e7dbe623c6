import { styled } from '#runtime/theme/stitches.ts';

/** One over the whole width, two beside each other, and again. */
export const PictureList = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(48px, 5vw, 88px) clamp(16px, 2.2vw, 32px)',
  '@lg': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:nth-child(3n + 1)': { gridColumn: '1 / -1' },
    '& > li:last-child:nth-child(3n + 2)': { gridColumn: '1 / -1' },
  },
});

export const PictureTitle = styled('h2', { paddingTop: '$2', fontSize: '$lg', lineHeight: '1.2' });
