import { styled } from '#runtime/theme/stitches.ts';

/** Key figures, large and side by side. */
export const Facts = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignContent: 'start',
  columnGap: '$3',
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingBlock: '$2',
    borderTop: '1px solid color-mix(in srgb, $colors$ink 14%, transparent)',
  },
  '& dt': { fontSize: '$sm', lineHeight: '$snug', color: '$inkMuted' },
  '& dd': {
    marginInlineStart: 0,
    fontFamily: '$heading',
    fontWeight: '$heading',
    fontSize: '$xl',
    letterSpacing: '$heading',
    lineHeight: '1.25',
    fontVariantNumeric: 'tabular-nums',
  },
});

export const AttributeTable = styled('table', {
  fontSize: '$sm',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { paddingBlock: '12px', borderTop: '1px solid $colors$line', verticalAlign: 'top' },
  '& th': { width: '45%', paddingInlineEnd: '$2', color: '$inkMuted' },
  '& tr:last-child > *': { borderBottom: '1px solid $colors$line' },
});
