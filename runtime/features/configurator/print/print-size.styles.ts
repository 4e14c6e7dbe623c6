import { styled } from '#runtime/theme/stitches.ts';

/** Follows from other fields, and leads them: of no use where nothing follows. */
export const ScalePart = styled('div', { '@media (scripting: none)': { display: 'none' } });
