import { styled } from '#runtime/theme/stitches.ts';

/** The fields beside each other where there is room. */
export const FilterForm = styled('form', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2',
  alignItems: 'end',
  '& > button': { justifySelf: 'start' },
  '@md': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) max-content' },
});

export const OrderRows = styled('ul', { display: 'grid', marginTop: '$2', borderTop: '1px solid $colors$line' });

/** Pictures, text and state of an order, side by side where there is room. */
export const OrderRow = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2 $3',
  paddingBlock: '$3',
  borderBottom: '1px solid $colors$line',
  '@sm': { gridTemplateColumns: 'minmax(0, 1fr) max-content', '& > :first-child': { gridColumn: '1 / -1' } },
  '@xl': {
    gridTemplateColumns: '280px minmax(0, 1fr) max-content',
    '& > :first-child': { gridColumn: 'auto' },
  },
});

export const OrderPictures = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 64px)',
  alignContent: 'start',
  gap: '$half',
  '&:empty': { display: 'none' },
});

export const OrderText = styled('div', {
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  minWidth: 0,
  fontSize: '$sm',
  lineHeight: '1.5',
  color: '$inkMuted',
  '& h2': {
    fontFamily: '$text',
    fontSize: '$base',
    fontWeight: '$strong',
    letterSpacing: 'normal',
    textTransform: 'none',
    lineHeight: '$snug',
    color: '$ink',
  },
});

export const OrderState = styled('p', {
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  fontVariantNumeric: 'tabular-nums',
  '& small': { fontSize: '$xs', color: '$inkMuted' },
  '& [data-state=Cancelled]': { color: '$inkMuted' },
  '& [data-state=Placed]': { color: '$warning' },
  '@sm': { justifyItems: 'end', textAlign: 'end' },
});

export const EmptyOrders = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$2',
  padding: 'clamp(24px, 4vw, 56px)',
  borderRadius: '$medium',
  backgroundColor: '$surfaceSunken',
});
