import { css, styled } from '#runtime/theme/stitches.ts';

/** The top of a page that can be shared: breadcrumbs and the share button. */
export const TopRow = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: '$2',
});

/** Reserves the size of the button, so that the layout does not shift. */
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
  // On small screens only the icon is visible; the text remains the accessible name.
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
