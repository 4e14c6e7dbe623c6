import { styled } from '#runtime/theme/stitches.ts';

/** Goes while another choice rules it out. */
export const OptionPlace = styled('div', {
  '@media (scripting: enabled)': { '&[data-off]': { display: 'none' } },
});
