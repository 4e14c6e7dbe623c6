import { styled } from '#runtime/theme/stitches.ts';

export const GraphFigure = styled('figure', { display: 'grid', gap: '$2' });

export const GraphDrawing = styled('svg', {
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  // The drawing scales with the page, so its letters are larger where it is small.
  fontSize: '13px',
  fontFamily: '$label',
  fontVariantNumeric: 'tabular-nums',
  fill: '$inkMuted',
  '@md': { fontSize: '10px' },
});

export const GridLine = styled('path', {
  stroke: 'color-mix(in srgb, $colors$ink 14%, transparent)',
  strokeWidth: 0.75,
  fill: 'none',
});

/** A bar of how it was, or of how it is afterwards; in the colour of text, which is seen on every ground and with forced colours. */
export const ChartBar = styled('rect', {
  stroke: 'currentColor',
  strokeWidth: 1.5,
  variants: {
    when: { before: { fill: 'none' }, after: { fill: '$accent' } },
  },
});

export const ChartLegend = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $3',
  fontSize: '$sm',
  '& li': { display: 'flex', alignItems: 'center', gap: '8px' },
  '& svg': { flex: 'none' },
});

/** The most that is allowed; in dashes, so that it is told from the curves without colours. */
export const ChartTarget = styled('path', { stroke: '$ink', strokeWidth: 1.5, strokeDasharray: '6 4', fill: 'none' });
