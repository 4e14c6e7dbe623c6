import { css, styled } from '#runtime/theme/stitches.ts';

export const StepList = styled('ol', {
  counterReset: 'step',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '$1',
  '& li': { counterIncrement: 'step' },
});

export const stepClass = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minHeight: '44px',
  paddingTop: '$1',
  borderTop: '3px solid $colors$line',
  fontSize: '$sm',
  lineHeight: '$snug',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&::before': { content: 'counter(step)', fontVariantNumeric: 'tabular-nums', color: '$inkMuted' },
  '@sm': { flexDirection: 'row', justifyContent: 'flex-start', gap: '6px', fontSize: '$base' },
  variants: {
    state: {
      shown: { borderColor: '$accent', fontWeight: '$strong' },
      done: { borderColor: '$accent', '&:hover': { textDecoration: 'underline' } },
      ahead: { color: '$inkMuted' },
    },
  },
});
