import { css, styled } from '#runtime/theme/stitches.ts';

/** What stands at the top of a page that can be shared: where it is, and what shares it. */
export const TopRow = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: '$2',
});

/** As large before the button is there as afterwards, so that nothing moves. */
export const SharePlace = styled('div', {
  flex: 'none',
  display: 'flex',
  justifyContent: 'flex-end',
  width: '44px',
  height: '44px',
  '@md': { width: '200px' },
});

export const shareButtonClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$1',
  minWidth: '44px',
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
  // On small screens the drawing stands alone; the words are the button's name all the same.
  '& span': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '@md': { '& span': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } },
});
