import { styled } from '#runtime/theme/stitches.ts';

export const UspList = styled('ul', {
  display: 'grid',
  gap: '$4 clamp(16px, 2.2vw, 32px)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  '& > li': {
    display: 'grid',
    alignContent: 'start',
    gap: '$half',
    paddingTop: '$2',
    borderTop: '1px solid color-mix(in srgb, $colors$ink 30%, transparent)',
  },
  '& p': { fontSize: '$sm', color: '$inkMuted' },
  variants: {
    /** Four go two by two before they stand in one row; three and one would look like a mistake. */
    four: {
      true: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '@lg': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  },
});

/** Figures in large type, each under a bar of the accent. */
export const FigureList = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5 clamp(16px, 2.2vw, 32px)',
  '@md': { gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' },
  '& > li': { display: 'grid', alignContent: 'start', gap: '$1' },
  '& p': { maxWidth: '28ch', color: '$inkMuted' },
});

export const Figure = styled('h2', {
  paddingTop: '$2',
  borderTop: '4px solid $colors$accent',
  fontSize: 'clamp(2.75rem, 6.4vw, 6rem)',
  lineHeight: '1',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
