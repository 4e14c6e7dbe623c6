import { styled } from 'shopgen/runtime/theme/stitches.ts';

export const Opening = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2',
  marginTop: 'clamp(12px, 2vw, 32px)',
  padding: 'clamp(24px, 4vw, 64px)',
  borderRadius: '$large',
  backgroundColor: '$surfaceSunken',
  '& h1': { maxWidth: '20ch' },
});
