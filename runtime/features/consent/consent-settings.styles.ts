import { css } from '#runtime/theme/stitches.ts';

/** A button among links, and only where scripts run: without them there is nothing to choose. */
export const entryClass = css({
  '@media (scripting: none)': { display: 'none' },
  '& > button': {
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    lineHeight: 'inherit',
    cursor: 'pointer',
  },
});
