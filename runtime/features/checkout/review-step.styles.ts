import { styled } from '#runtime/theme/stitches.ts';

/** The entered details, each with a link to its step. */
export const ReviewFacts = styled('dl', {
  display: 'grid',
  borderTop: '1px solid $colors$line',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) max-content',
    gap: '2px $2',
    paddingBlock: '$2',
    borderBottom: '1px solid $colors$line',
    '@sm': { gridTemplateColumns: '160px minmax(0, 1fr) max-content' },
  },
  '& dt': { gridColumn: '1 / -1', color: '$inkMuted', '@sm': { gridColumn: 'auto' } },
  '& dd': { display: 'grid', alignContent: 'start', margin: 0, overflowWrap: 'anywhere' },
});
