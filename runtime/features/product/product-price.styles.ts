import { styled } from '#runtime/theme/stitches.ts';

export const PriceLine = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '$2',
  fontVariantNumeric: 'tabular-nums',
});

export const MainPrice = styled('p', {
  fontFamily: '$heading',
  fontWeight: '$heading',
  fontSize: '$2xl',
  letterSpacing: '$heading',
  lineHeight: '1.1',
});

export const PriceNote = styled('p', { fontSize: '$sm', color: '$inkMuted' });

/** The reduction of the price. */
export const ReductionMark = styled('p', {
  paddingInline: '10px',
  border: '1px solid currentColor',
  borderRadius: '$pill',
  fontSize: '$sm',
  '&:empty': { display: 'none' },
});
