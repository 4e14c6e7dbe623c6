import { styled } from '#runtime/theme/stitches.ts';

/** Depends on JavaScript, because it changes with the other fields and changes them. */
export const ScalePart = styled('div', { '@media (scripting: none)': { display: 'none' } });
