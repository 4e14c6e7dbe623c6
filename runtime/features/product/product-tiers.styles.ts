import { styled } from '#runtime/theme/stitches.ts';

/** Prices by quantity. */
export const TierTable = styled('table', {
  fontSize: '$sm',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'start', paddingBottom: '$1', fontWeight: '$strong' },
  '& th, & td': { paddingBlock: '10px', borderTop: '1px solid $colors$line' },
  '& th:not(:first-child), & td': { textAlign: 'end' },
  '& thead th': { color: '$inkMuted', fontSize: '$xs', borderTop: 0 },
  '& td:last-child': { color: '$inkMuted' },
});
