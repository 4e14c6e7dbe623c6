import { styled } from '#runtime/theme/stitches.ts';

export const SellerFacts = styled('dl', {
  display: 'grid',
  gap: '$2',
  paddingTop: '$2',
  '& dt': { fontSize: '$sm', color: '$inkMuted' },
  '& dd': { marginInlineStart: 0, overflowWrap: 'anywhere' },
  '& dd > span': { display: 'block' },
  '& address': { fontStyle: 'normal' },
});
