import { styled } from '#runtime/theme/stitches.ts';

/** The choice of a product, and the button beside it. */
export const AddRow = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2',
  alignItems: 'end',
  maxWidth: '640px',
  marginTop: '$3',
  '@sm': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});
