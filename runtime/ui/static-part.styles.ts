import { styled } from '#runtime/theme/stitches.ts';

/** The element that holds a static part; layout sees its content alone. */
export const StaticArea = styled('div', { display: 'contents' });
