import { styled } from '#runtime/theme/stitches.ts';

/** One of the two ways to a picture; which one is chosen shows without scripts too. */
export const PictureParts = styled('div', {
  display: 'grid',
  gap: '$3',
  '&:has(input[value="stock"]:checked) > [data-part="upload"]': { display: 'none' },
  '&:has(input[value="upload"]:checked) > [data-part="stock"]': { display: 'none' },
});

export const StockPart = styled('div', { display: 'grid', gap: '$3' });

export const StockCards = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: '$1',
});
