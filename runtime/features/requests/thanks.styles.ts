import { styled } from '#runtime/theme/stitches.ts';

/** The confirmation in the place of the form. */
export const ThanksBox = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$2',
  maxWidth: '640px',
  padding: '$4',
  borderRadius: '$medium',
  backgroundColor: '$surfaceSunken',
});
