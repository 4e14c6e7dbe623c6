import { styled } from '#runtime/theme/stitches.ts';

export const Nothing = styled('section', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$2',
  paddingTop: 'clamp(32px, 4vw, 64px)',
});
