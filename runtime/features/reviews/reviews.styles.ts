import { css, styled } from '#runtime/theme/stitches.ts';

export const Reviews = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$half',
  fontSize: '$sm',
});

export const StarsDrawing = styled('svg', {
  '& [data-star="ground"]': { fill: 'color-mix(in srgb, currentColor 22%, transparent)' },
  '& [data-star="filled"]': { fill: 'currentColor' },
});

export const Score = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12px',
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontSize: '$md', fontWeight: '$strong' },
});

export const reviewsLinkClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  textUnderlineOffset: '0.22em',
  '&:hover': { textDecorationThickness: '2px' },
});
