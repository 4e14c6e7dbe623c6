import { styled } from '#runtime/theme/stitches.ts';

/** Rows of name and amount; the total is emphasized. */
export const SummaryRows = styled('dl', {
  display: 'grid',
  gap: '$1',
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: '$3' },
  '& dd': { margin: 0, textAlign: 'end', whiteSpace: 'nowrap' },
  '& small': { fontSize: '$xs', fontWeight: '$body', color: '$inkMuted' },
  '& [data-vat=included]': { color: '$inkMuted', fontSize: '$sm' },
  '& [data-total]': {
    marginTop: '$1',
    paddingTop: '$2',
    borderTop: '1px solid $colors$ink',
    fontSize: '$md',
    fontWeight: '$strong',
  },
});
