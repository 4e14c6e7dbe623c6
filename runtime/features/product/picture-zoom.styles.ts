import { css, styled } from '#runtime/theme/stitches.ts';

/** The whole window. */
export const ZoomDialog = styled('dialog', {
  width: '100vw',
  maxWidth: '100vw',
  height: '100dvh',
  maxHeight: '100dvh',
  padding: 0,
  border: 0,
  backgroundColor: '$surface',
  color: '$ink',
  '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' },
});

export const ZoomBar = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  padding: '$1 $2',
  '& > p': { marginInlineEnd: 'auto', fontSize: '$sm', fontVariantNumeric: 'tabular-nums', color: '$inkMuted' },
});

export const zoomButtonClass = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: '$surfaceSunken' },
});

/** Scrolls when the picture is larger than the window; the keyboard scrolls it too. */
export const ZoomArea = styled('div', {
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '& img': { height: 'auto' },
  variants: {
    large: {
      true: { cursor: 'zoom-out', '& img': { width: 'max(160%, 1600px)', maxWidth: 'none' } },
      false: {
        cursor: 'zoom-in',
        '& img': { width: '100%', height: '100%', objectFit: 'contain' },
      },
    },
  },
});
