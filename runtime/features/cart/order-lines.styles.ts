import { styled } from '#runtime/theme/stitches.ts';

export const OrderedLines = styled('ul', { display: 'grid', borderTop: '1px solid $colors$line' });

/** The amount of a line, and whether it includes VAT. */
export const LineAmount = styled('p', {
  display: 'grid',
  justifyItems: 'end',
  alignContent: 'start',
  '& small': { fontSize: '$xs', color: '$inkMuted' },
});

export const OrderedLine = styled('li', {
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) max-content',
  gap: '$2',
  paddingBlock: '$2',
  borderBottom: '1px solid $colors$line',
  fontSize: '$sm',
  fontVariantNumeric: 'tabular-nums',
  '& > div': { minWidth: 0 },
});
