import { styled } from '#runtime/theme/stitches.ts';

/** An option with its field; hidden while another choice excludes it. */
export const OptionPlace = styled('div', {
  '@media (scripting: enabled)': { '&[data-off]': { display: 'none' } },
});
