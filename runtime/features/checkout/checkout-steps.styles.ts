import { css, styled } from '#runtime/theme/stitches.ts';

export const StepList = styled('ol', {
  counterReset: 'step',
  display: 'grid',
  // On a phone the columns are as wide as their words.
  gridTemplateColumns: 'repeat(4, auto)',
  gap: '$1',
  '@sm': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& li': { counterIncrement: 'step' },
});

export const stepClass = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minHeight: '44px',
  paddingTop: '$1',
  borderTop: '3px solid $colors$line',
  fontSize: '$xs',
  lineHeight: '$snug',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&::before': { content: 'counter(step)', fontVariantNumeric: 'tabular-nums', color: '$inkMuted' },
  '@sm': { flexDirection: 'row', justifyContent: 'flex-start', gap: '6px', fontSize: '$base' },
  variants: {
    state: {
      shown: {
        borderColor: '$accent',
        fontWeight: '$strong',
        '@media (forced-colors: active)': { borderColor: 'Highlight' },
      },
      done: { borderColor: '$accent', '&:hover': { textDecoration: 'underline' } },
      ahead: { color: '$inkMuted', '@media (forced-colors: active)': { borderTopStyle: 'dotted' } },
    },
  },
});
