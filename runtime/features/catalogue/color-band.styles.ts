import { css, styled } from '#runtime/theme/stitches.ts';

/** Colours side by side; on phones they scroll sideways. */
export const Band = styled('ul', {
  display: 'flex',
  gap: '$1',
  marginBottom: '$4',
  paddingBlock: '6px',
  // The outline of a colour in focus is not cut off.
  marginInline: '-6px',
  paddingInline: '6px',
  overflowX: 'auto',
  '@md': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(78px, 1fr))',
    gap: '$2 4px',
    overflowX: 'visible',
  },
  '& > li': { flex: 'none' },
});

export const colorLinkClass = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '6px',
  // On phones half a colour at the edge shows that there are more.
  width: '70px',
  '@md': { width: '78px' },
  marginInline: 'auto',
  fontSize: '$xs',
  lineHeight: '1.2',
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
  '&[aria-current]': { fontWeight: '$strong' },
  variants: { empty: { true: { color: '$inkMuted' } } },
});

export const ColorDot = styled('svg', {
  width: '48px',
  height: '48px',
  borderRadius: '50%',
  forcedColorAdjust: 'none',
  // A light colour is seen on a light page.
  boxShadow: 'inset 0 0 0 1px color-mix(in srgb, $colors$ink 16%, transparent)',
  overflow: 'visible',
  'a:hover > &': { outline: '1px solid $colors$ink', outlineOffset: '3px' },
  'a[aria-current] > &': { outline: '2px solid $colors$ink', outlineOffset: '3px' },
});
