import { styled } from '#runtime/theme/stitches.ts';

export const SwatchDrawing = styled('svg', {
  flex: 'none',
  // Pale colours keep an edge on a pale page.
  '& circle': { stroke: 'color-mix(in srgb, $colors$ink 18%, transparent)', strokeWidth: 1 },
});
