import { css, styled } from '#runtime/theme/stitches.ts';

export const TabList = styled('ul', {
  display: 'flex',
  gap: '$3',
  overflowX: 'auto',
  borderBottom: '1px solid $colors$line',
});

export const tabClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '52px',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  '&:hover': { borderBottomColor: '$line' },
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[aria-current]': { fontWeight: '$strong', borderBottomColor: '$accentStrong' },
  // With forced colours, the system also draws transparent borders.
  '@media (forced-colors: active)': {
    borderBottomColor: 'Canvas',
    '&[aria-current]': { borderBottomColor: 'Highlight' },
  },
  '& small': { fontSize: '$xs', fontWeight: '$body', color: '$inkMuted', fontVariantNumeric: 'tabular-nums' },
});
