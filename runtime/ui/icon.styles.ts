import { styled } from '#runtime/theme/stitches.ts';

export const IconDrawing = styled('svg', {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
