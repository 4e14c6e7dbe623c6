import { styled } from '#runtime/theme/stitches.ts';

export const ChoiceBox = styled('dl', {
  display: 'grid',
  gap: '2px',
  fontSize: '$sm',
  lineHeight: '1.45',
  color: '$inkMuted',
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: '6px' },
  '& dt::after': { content: '":"' },
  '& dd': { margin: 0, color: '$ink', overflowWrap: 'anywhere' },
});
