import { styled } from '#runtime/theme/stitches.ts';

/** The most that is allowed; in dashes, so that it is told from the curves without colours. */
export const ChartTarget = styled('path', { stroke: '$ink', strokeWidth: 1.5, strokeDasharray: '6 4', fill: 'none' });

export const ChartBar = styled('rect', {
  stroke: '$accentStrong',
  strokeWidth: 1.5,
  forcedColorAdjust: 'none',
  variants: {
    when: { before: { fill: '$surface' }, after: { fill: '$accentStrong' } },
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
