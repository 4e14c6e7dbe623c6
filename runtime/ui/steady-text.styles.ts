import { styled } from '#runtime/theme/stitches.ts';

/** As wide as the wider of the two texts: the one that is not shown stands below, without height and unseen. */
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
    /** `start` where words stand before it, `inherit` where it fills a column. */
    align: { start: { textAlign: 'start' }, inherit: {} },
  },
  defaultVariants: { align: 'inherit' },
});
