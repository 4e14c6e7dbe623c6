import { css, styled } from '#runtime/theme/stitches.ts';

export const SharePlace = styled('div', { minHeight: '44px' });

export const shareButtonClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '44px',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: '$accentStrong',
  font: 'inherit',
  fontSize: '$sm',
  fontWeight: '$strong',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
});

/** What stands at the top of a page that can be shared: where it is, and what shares it. */
export const TopRow = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '$3',
});
