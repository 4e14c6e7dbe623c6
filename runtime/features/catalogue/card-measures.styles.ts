import { styled } from '#runtime/theme/stitches.ts';

export const CardMeasures = styled('dl', {
  marginTop: '$1',
  fontSize: '$xs',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '$2',
    paddingBlock: '3px',
    borderTop: '1px solid $colors$line',
  },
  '& dt': { color: '$inkMuted' },
  '& dd': { marginInlineStart: 0, fontFamily: '$label', fontVariantNumeric: 'tabular-nums' },
});
