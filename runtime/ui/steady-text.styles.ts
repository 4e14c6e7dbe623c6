import { styled } from '#runtime/theme/stitches.ts';

/** As wide as the wider of two texts: the other one is below, invisible and without height. */
export const Steady = styled('span', {
  display: 'inline-grid',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '&::after': {
    content: 'attr(data-other)',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    // Older browsers read generated content aloud, hidden or not.
    speak: 'none',
  },
  variants: {
    /** `start` after other text, `inherit` in a column. */
    align: { start: { textAlign: 'start' }, inherit: {} },
  },
  defaultVariants: { align: 'inherit' },
});
