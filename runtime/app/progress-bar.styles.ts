import { css } from '#runtime/theme/stitches.ts';

/** The bar itself; NProgress moves it. */
export const bar = css({
  position: 'fixed',
  zIndex: '$overlay',
  top: 0,
  left: 0,
  width: '100%',
  height: '3px',
  backgroundColor: '$accent',
  pointerEvents: 'none',
  // Forced colours remove shadows and backgrounds.
  '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
});
