import { styled } from '#runtime/theme/stitches.ts';

export const OfferPage = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  maxWidth: '760px',
  paddingTop: 'clamp(40px, 5vw, 88px)',
});

export const OfferHead = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$2',
  '& [data-note]': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

export const OfferedLines = styled('ul', { display: 'grid', borderTop: '1px solid $colors$line' });

export const OfferedLine = styled('li', {
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) max-content',
  gap: '$2',
  paddingBlock: '$2',
  borderBottom: '1px solid $colors$line',
  fontVariantNumeric: 'tabular-nums',
  '& > div': { minWidth: 0 },
  '& p': { fontSize: '$sm', color: '$inkMuted' },
});

export const OfferTotal = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  gap: '$1 $2',
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontSize: '$lg' },
  '& small': { fontSize: '$xs', color: '$inkMuted' },
});
