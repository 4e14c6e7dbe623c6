import { styled } from '#runtime/theme/stitches.ts';

/** The most that is allowed; in dashes, so that it is told from the curves without colours. */
export const ChartTarget = styled('path', { stroke: '$ink', strokeWidth: 1.5, strokeDasharray: '6 4', fill: 'none' });
