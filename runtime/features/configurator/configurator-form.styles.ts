import { styled } from '#runtime/theme/stitches.ts';

/** The current price. The last one stays until the next is known. */
export const PriceLine = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '$half $1',
  paddingTop: '$2',
  borderTop: '1px solid $colors$line',
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontSize: '$xl', fontWeight: '$strong', lineHeight: '$snug' },
  '& span': { color: '$inkMuted' },
  '& strong span': { color: 'inherit' },
});
