import { styled } from '#runtime/theme/stitches.ts';

export const DeliveryList = styled('ul', {
  display: 'grid',
  gap: '$half',
  paddingTop: '$2',
  borderTop: '1px solid $colors$line',
  fontSize: '$sm',
  '& > li': { display: 'flex', alignItems: 'center', gap: '$1' },
  '& svg': { flex: 'none', color: '$success' },
});
