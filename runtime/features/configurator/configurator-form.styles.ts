import { gutter } from '#runtime/theme/gutter.ts';
import { globalCss, styled } from '#runtime/theme/stitches.ts';

/** Upright phones, unless the text is so large that the bar would hide the form. */
const phone = '@media (max-width: 699px) and (min-height: 560px)';

/** The current price. The last one stays until the next is known. */
export const PriceLine = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '$half $1',
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontSize: '$xl', fontWeight: '$strong', lineHeight: '$snug' },
  '& span': { color: '$inkMuted' },
  '& strong span': { color: 'inherit' },
  // Two lines, also of one piece: a price that comes must not move the button that is about to be pressed.
  [phone]: { display: 'grid', '& > span': { minHeight: '2lh', fontSize: '$sm' } },
});

/**
 * What has the focus is scrolled to above the bar (WCAG 2.4.11): of a field with lines the browser scrolls to the caret, and
 * keeps to no margin of the field.
 */
export const buyBarStyles = globalCss({
  [phone]: { 'html:has([data-buy-bar])': { scrollPaddingBlockEnd: '128px' } },
});

/** The price and the button. On phones they stay at the lower edge of the window while the form is in it. */
export const BuyBar = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$3',
  marginTop: '$3',
  paddingTop: '$2',
  borderTop: '1px solid $colors$line',
  [phone]: {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '$2',
    marginInlineStart: `calc(-1 * ${gutter})`,
    marginInlineEnd: `calc(-1 * ${gutter})`,
    padding: `12px ${gutter} max(12px, env(safe-area-inset-bottom))`,
    backgroundColor: '$surface',
  },
});

/** What follows the button. */
export const BuyEnd = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: '640px',
  '& > :not(:empty)': { marginTop: '$3' },
});
