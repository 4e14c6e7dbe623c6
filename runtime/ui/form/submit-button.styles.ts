import { css } from '#runtime/theme/stitches.ts';

/** Both texts lie on each other, so that the button is as wide as the longer one from the start. */
export const submitClass = css({
  display: 'inline-grid',
  justifySelf: 'start',
  '&[aria-busy=true]': { cursor: 'progress' },
  '& > *': { gridArea: '1 / 1' },
  '& > [data-off]': { visibility: 'hidden' },
});
