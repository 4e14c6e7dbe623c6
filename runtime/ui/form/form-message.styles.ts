import { styled } from '#runtime/theme/stitches.ts';

export const MessageBox = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '12px',
  maxWidth: '640px',
  marginBottom: '$3',
  padding: '$2',
  border: '1px solid $colors$success',
  borderRadius: '$small',
  backgroundColor: 'color-mix(in srgb, $colors$success 6%, $colors$surfaceRaised)',
  '& > svg': { marginTop: '3px', color: '$success' },
});
