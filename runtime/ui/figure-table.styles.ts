import { styled } from '#runtime/theme/stitches.ts';

/** The list of products, and figures by octave. */
export const FigureTable = styled('table', {
  width: '100%',
  fontSize: '$sm',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    paddingBlock: '$1',
    paddingInlineEnd: '$2',
    textAlign: 'start',
    verticalAlign: 'top',
    borderTop: '1px solid color-mix(in srgb, $colors$ink 14%, transparent)',
  },
  '& thead th': { color: '$inkMuted', fontSize: '$xs', fontWeight: '$body', hyphens: 'auto', overflowWrap: 'anywhere' },
  '& th:last-child, & td:last-child': { paddingInlineEnd: 0 },
  '& [data-number]': { textAlign: 'end' },
  // Above figures a word is not torn; it may be hyphenated.
  '& thead [data-number]': { overflowWrap: 'normal' },
  '& td[data-number]': { whiteSpace: 'nowrap' },
  '& small': { display: 'block', color: '$inkMuted', fontSize: '$xs' },
});
