import { styled } from '#runtime/theme/stitches.ts';

/** How to call, before a form; beside it on wide screens are all details. */
export const CallLine = styled('p', {
  marginBottom: '$3',
  fontSize: '$sm',
  color: '$inkMuted',
  '@lg': { display: 'none' },
});
