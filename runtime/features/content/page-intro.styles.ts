import { styled } from '#runtime/theme/stitches.ts';

export const Intro = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2',
  paddingTop: 'clamp(16px, 3vw, 48px)',
  '& h1': { maxWidth: '20ch' },
});
