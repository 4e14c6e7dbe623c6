import { styled } from '#runtime/theme/stitches.ts';

/** How to call, before a form; beside it on wide screens are all details. */
export const CallLine = styled('p', {
  marginBottom: '$3',
  fontSize: '$sm',
  color: '$inkMuted',
  '@lg': { display: 'none' },
});

/** From when to when, in one line. */
export const HoursText = styled('span', { whiteSpace: 'nowrap' });

export const SellerFacts = styled('dl', {
  display: 'grid',
  gap: '$2',
  paddingTop: '$2',
  '& dt': { fontSize: '$sm', color: '$inkMuted' },
  '& dd': { marginInlineStart: 0, overflowWrap: 'anywhere' },
  '& dd > span': { display: 'block' },
  '& address': { fontStyle: 'normal' },
});
