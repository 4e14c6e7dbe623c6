import { styled } from '#runtime/theme/stitches.ts';

/** The picture beside the description, from 992 px on. */
export const SharedColumns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  alignItems: 'start',
  paddingTop: 'clamp(32px, 5vw, 88px)',
  '@lg': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gap: 'clamp(48px, 6vw, 112px)' },
});

export const SharedText = styled('div', {
  display: 'grid',
  gap: '$3',
  justifyItems: 'start',
  fontVariantNumeric: 'tabular-nums',
});

/** Label and value, row by row. */
export const SharedRows = styled('dl', {
  width: '100%',
  borderTop: '1px solid $colors$line',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: '$2',
    paddingBlock: '10px',
    borderBottom: '1px solid $colors$line',
  },
  '& dt': { color: '$inkMuted' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

export const SharedPrice = styled('p', { '& strong': { display: 'block', fontSize: '$xl', lineHeight: '$snug' } });
