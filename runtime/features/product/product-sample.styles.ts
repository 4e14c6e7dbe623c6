import { styled } from '#runtime/theme/stitches.ts';

export const SampleOffer = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
  paddingBlock: '$2',
  borderBlock: '1px solid $line',
  fontSize: '$sm',
});
