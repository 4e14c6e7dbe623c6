import { css, styled } from '#runtime/theme/stitches.ts';

export const revealClass = css({
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineEnd: '6px',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: '$small',
  backgroundColor: 'transparent',
  color: '$inkMuted',
  cursor: 'pointer',
  '@hover': { '&:hover': { color: '$ink', backgroundColor: '$surfaceSunken' } },
  '&:focus-visible': { outline: '2px solid $colors$accentStrong', outlineOffset: '-2px' },
  '&[aria-pressed=true]': { color: '$accentStrong' },
});

/** The rules of a password, each ticked when it is met. */
export const RuleList = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px $2',
  fontSize: '$sm',
  lineHeight: '1.5',
  color: '$inkMuted',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  '& li::before': {
    content: '""',
    flex: 'none',
    width: '14px',
    height: '14px',
    backgroundColor: 'currentColor',
    clipPath: 'circle(2.5px)',
  },
  '& li[data-met]': { color: '$success' },
  '& li[data-met]::before': { clipPath: 'polygon(13% 47%, 3% 58%, 39% 92%, 97% 20%, 86% 10%, 38% 69%)' },
  // Forced colours remove shadows and backgrounds.
  '@media (forced-colors: active)': { '& li::before': { backgroundColor: 'CanvasText' } },
});

/** Keeps its height while empty, so that typing does not shift the layout. */
export const StrengthRow = styled('div', {
  display: 'grid',
  // The bar keeps its length for every text.
  gridTemplateColumns: 'minmax(0, 1fr) minmax(10rem, max-content)',
  alignItems: 'center',
  gap: '$2',
  minHeight: '24px',
  fontSize: '$sm',
  color: '$inkMuted',
});

export const StrengthBar = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '$half',
  color: '$danger',
  '& i': { height: '4px', borderRadius: '$pill', backgroundColor: '$line' },
  '& i[data-filled]': { backgroundColor: 'currentColor' },
  '@media (forced-colors: active)': {
    '& i': { backgroundColor: 'GrayText' },
    '& i[data-filled]': { backgroundColor: 'Highlight' },
  },
  variants: {
    strength: {
      0: {},
      1: { color: '$warning' },
      2: { color: '$warning' },
      3: { color: '$success' },
      4: { color: '$success' },
    },
  },
});
