import { gutter, margin } from '#runtime/theme/gutter.ts';
import { styled } from '#runtime/theme/stitches.ts';

export const WideArea = styled('section', {
  overflow: 'hidden',
  paddingTop: '$4',
  backgroundColor: '$header',
  color: '$onHeader',
  '& a:focus-visible': { outlineColor: '$onHeader' },
  '& p': { color: 'color-mix(in srgb, currentColor 76%, transparent)' },
  '@lg': { paddingTop: '$6' },
});

export const WideTitle = styled('div', {
  display: 'grid',
  gap: '$2',
});

export const WideHeadline = styled('h1', {
  fontSize: 'clamp(3rem, 9.2vw, 8.75rem)',
  lineHeight: '0.94',
  textTransform: 'uppercase',
  textWrap: 'balance',
  hyphens: 'manual',
});

export const WideRow = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  paddingTop: '$4',
  // In the columns of the sections below.
  '@lg': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 'clamp(16px, 2.2vw, 32px)',
    paddingTop: '$6',
    '& > :last-child': { gridColumn: 'span 2' },
  },
});

export const WideWords = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  justifyItems: 'start',
  gap: '$3',
  '@lg': { paddingBottom: '$8' },
});

/** Reaches the edge of the window, under a bar of the accent. */
export const WideScene = styled('div', {
  position: 'relative',
  minHeight: '280px',
  borderTop: '8px solid $colors$accent',
  marginInlineStart: `calc(-1 * ${gutter})`,
  marginInlineEnd: `calc(-1 * ${gutter})`,
  '@lg': {
    minHeight: 'clamp(360px, 48vh, 620px)',
    marginInlineStart: 0,
    marginInlineEnd: `calc(-1 * ${margin})`,
  },
});
