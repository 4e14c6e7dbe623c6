import { styled } from '#runtime/theme/stitches.ts';

export const WithdrawalPage = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  justifyItems: 'start',
  maxWidth: '760px',
  '& > *': { width: '100%' },
  '& > a': { width: 'auto' },
  '& form': { display: 'grid', gap: '$3' },
});

export const WithdrawalHead = styled('div', { display: 'grid', justifyItems: 'start', gap: '$2' });

export const LineRows = styled('ul', { display: 'grid', borderTop: '1px solid $colors$line' });

/** A line with its picture, and how many of it at its end. */
export const LineRow = styled('li', {
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: '$1 $2',
  alignItems: 'center',
  paddingBlock: '$2',
  borderBottom: '1px solid $colors$line',
  fontVariantNumeric: 'tabular-nums',
  '& p': { fontSize: '$sm', lineHeight: '1.45', color: '$inkMuted' },
  '& > div:nth-child(3)': { gridColumn: '2' },
  '& input': {
    width: '88px',
    minHeight: '48px',
    paddingInline: '12px',
    border: '1px solid color-mix(in srgb, $colors$ink 60%, $colors$surfaceRaised)',
    borderRadius: '$small',
    backgroundColor: '$surfaceRaised',
  },
  '@sm': {
    gridTemplateColumns: '64px minmax(0, 1fr) max-content',
    '& > div:nth-child(3)': { gridColumn: 'auto' },
  },
});
