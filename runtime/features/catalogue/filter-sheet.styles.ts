import { css, styled } from '#runtime/theme/stitches.ts';

/** The whole window: its head and its button stay, the filters between them scroll. */
export const Sheet = styled('dialog', {
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  backgroundColor: '$surface',
  color: '$ink',
  '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' },
});

export const SheetHead = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
  minHeight: '64px',
  paddingInline: '20px',
  borderBottom: '1px solid $colors$line',
  '& h2': {
    fontFamily: '$text',
    fontSize: '$md',
    fontWeight: '$strong',
    lineHeight: '$snug',
    letterSpacing: 'normal',
    textTransform: 'none',
  },
});

export const closeClass = css({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  marginInlineEnd: '-12px',
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
});

export const SheetBody = styled('div', {
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '$1 20px $4',
});

export const SheetEnd = styled('div', {
  display: 'grid',
  padding: '12px 20px max(12px, env(safe-area-inset-bottom))',
  borderTop: '1px solid $colors$line',
});
