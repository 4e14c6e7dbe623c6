import { css } from '#runtime/theme/stitches.ts';

export const submitClass = css({
  justifySelf: 'start',
  '&[aria-busy=true]': { cursor: 'progress' },
});

/** Both texts lie on each other, so that the button is as wide as the longer one from the start. */
export const submitTextsClass = css({
  display: 'inline-grid',
  '& > *': { gridArea: '1 / 1' },
  '& > [data-off]': { visibility: 'hidden' },
});
