import { styled } from '#runtime/theme/stitches.ts';

export const DeliveryList = styled('ul', {
  display: 'grid',
  gap: '$half',
  paddingTop: '$2',
  borderTop: '1px solid $colors$line',
  fontSize: '$sm',
  '& > li': { display: 'flex', alignItems: 'flex-start', gap: '$1' },
  // In the middle of the first line of text.
  '& svg': { flex: 'none', marginTop: '0.25em', color: '$success' },
});

/** Space for two lines, because the text changes in length. */
export const EstimateText = styled('span', { display: 'block', minHeight: '2lh' });
