import { css } from '#runtime/theme/stitches.ts';

export const submitClass = css({
  justifySelf: 'start',
  '&[aria-busy=true]': { cursor: 'progress' },
});

/** Both texts overlap, so that the button is always as wide as the longer one. */
export const submitTextsClass = css({
  display: 'inline-grid',
  '& > *': { gridArea: '1 / 1' },
  '& > [data-off]': { visibility: 'hidden' },
});
