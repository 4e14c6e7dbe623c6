import { css, styled } from '#runtime/theme/stitches.ts';

export const cartLinkClass = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '$pill',
  textDecoration: 'none',
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
  // Aligned with the search beside it; the icon, not its padding, ends at the edge of the page.
  '@lg': { '&&': { marginInline: 0, marginInlineEnd: '-13px' } },
});

/** Positioned on the corner of the icon, so that nothing moves when it appears. */
export const CartCount = styled('span', {
  position: 'absolute',
  insetBlockStart: '3px',
  insetInlineEnd: '2px',
  minWidth: '18px',
  height: '18px',
  paddingInline: '5px',
  borderRadius: '$pill',
  backgroundColor: '$accent',
  color: '$onAccent',
  fontSize: '11px',
  fontWeight: '$strong',
  lineHeight: '18px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
