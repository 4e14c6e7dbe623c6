import { styled } from '#runtime/theme/stitches.ts';

export const StatementArea = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4 clamp(16px, 2.2vw, 32px)',
  paddingTop: 'clamp(40px, 7vw, 112px)',
  '@lg': { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', rowGap: '$8' },
});

export const StatementTitle = styled('div', {
  display: 'grid',
  gap: '$3',
  '@lg': { gridColumn: '1 / -1' },
});

export const StatementHeadline = styled('h1', {
  fontSize: 'clamp(3rem, 8vw, 7.5rem)',
  lineHeight: '0.98',
  textWrap: 'balance',
});

export const StatementOffer = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '$3',
  '@lg': { gridColumn: '1 / span 3' },
});

export const StatementScene = styled('div', {
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  '@lg': { gridColumn: '4 / span 9', aspectRatio: '21 / 10' },
});
