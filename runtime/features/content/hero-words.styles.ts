import { styled } from '#runtime/theme/stitches.ts';

export const HeroLinks = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1 $2',
  paddingTop: '$1',
});
