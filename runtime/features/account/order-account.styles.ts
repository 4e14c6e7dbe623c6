import { styled } from '#runtime/theme/stitches.ts';

/** The form below a placed order, apart from it and not printed. */
export const OrderAccountBox = styled('section', {
  display: 'grid',
  gap: '$2',
  maxWidth: '$text',
  marginTop: '$5',
  paddingTop: '$4',
  borderTop: '1px solid $colors$line',
  '@media print': { display: 'none' },
});
