import { css, styled } from '#runtime/theme/stitches.ts';

/** From 1200 px on there is room for the field itself. */
export const WideSearch = styled('div', { display: 'none', '@xl': { display: 'block' } });

export const smallSearchClass = css({ '@xl': { display: 'none' } });

export const searchSummaryClass = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '$pill',
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
});

/** Below the bar, from edge to edge. */
export const SearchPanel = styled('div', {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  padding: '$2 clamp(20px, 4.4vw, 72px)',
  backgroundColor: '$surface',
  color: '$ink',
  boxShadow: '$raised',
});
