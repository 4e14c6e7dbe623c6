import { css, styled } from '#runtime/theme/stitches.ts';

/** The rating beside the reviews; above them on small screens. */
export const ReviewColumns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  '@lg': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
});

export const ReviewSummary = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: '$2',
});

export const ReviewItems = styled('ul', { display: 'grid', borderTop: '1px solid $colors$line' });

export const ReviewItem = styled('li', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$1',
  // The number of stars is read, not seen.
  position: 'relative',
  paddingBlock: '$3',
  borderBottom: '1px solid $colors$line',
});

/** Line breaks are the customer's. */
export const ReviewText = styled('p', { maxWidth: '$text', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const ReviewPages = styled('nav', { display: 'flex', flexWrap: 'wrap', gap: '$1 $4', paddingTop: '$3' });

/** From the head of a product's page to its reviews. */
export const ratingLinkClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: '12px',
  position: 'relative',
  minHeight: '44px',
  fontSize: '$sm',
  textUnderlineOffset: '0.22em',
  '&:hover': { textDecorationThickness: '2px' },
});
