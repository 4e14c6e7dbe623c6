import { coveringLink } from '#runtime/theme/covering-link.ts';
import { css, styled } from '#runtime/theme/stitches.ts';

/** Small pictures side by side; on phones they scroll sideways. */
export const SeenList = styled('ul', {
  display: 'flex',
  gap: 'clamp(16px, 2.2vw, 32px)',
  // The outline of a card in focus is not cut off.
  margin: '-6px',
  padding: '6px',
  overflowX: 'auto',
  '& > li': { flex: '0 0 168px' },
});

export const SeenCard = styled('div', { position: 'relative', display: 'grid', gap: '$1' });

/** The link covers the card. */
export const seenLinkClass = css({
  fontSize: '$sm',
  fontWeight: '$strong',
  lineHeight: '$snug',
  ...coveringLink('$medium', 4),
  '&:hover': { textDecoration: 'underline' },
});
