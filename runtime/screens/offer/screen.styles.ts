import { styled } from '#runtime/theme/stitches.ts';

export const NoOffer = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$3',
  maxWidth: '760px',
  paddingTop: 'clamp(40px, 5vw, 88px)',
});
