import { styled } from '#runtime/theme/stitches.ts';

export const StripDrawing = styled('svg', {
  width: '100%',
  height: '20px',
  marginTop: '$1',
  borderRadius: '$pill',
  forcedColorAdjust: 'none',
});
