import { styled } from '#runtime/theme/stitches.ts';

export const ReviewsPage = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  justifyItems: 'start',
  maxWidth: '760px',
  paddingTop: 'clamp(40px, 5vw, 88px)',
  '& > *': { width: '100%' },
  '& > a': { width: 'auto' },
});

export const ReviewsHead = styled('div', { display: 'grid', justifyItems: 'start', gap: '$2' });

export const ReviewedProducts = styled('ul', { display: 'grid', borderTop: '1px solid $colors$line' });

/** A product with its picture, the customer's review of it, and the link to its form. */
export const ReviewedProduct = styled('li', {
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: '$1 $2',
  alignItems: 'center',
  position: 'relative',
  paddingBlock: '$2',
  borderBottom: '1px solid $colors$line',
  '& p': { fontSize: '$sm', lineHeight: '1.45', color: '$inkMuted' },
  '& > a': { gridColumn: '2', justifySelf: 'start', minHeight: '44px', display: 'inline-flex', alignItems: 'center' },
  '@sm': {
    gridTemplateColumns: '64px minmax(0, 1fr) max-content',
    '& > a': { gridColumn: 'auto' },
  },
});
