import { styled } from '#runtime/theme/stitches.ts';

export const Drawing = styled('svg', {
  width: '120px',
  height: '120px',
  fill: '$accentSoft',
  stroke: '$accentStrong',
  strokeWidth: 1.5,
});
