import { styled } from '#runtime/theme/stitches.ts';

/** From when to when, in one line. */
export const HoursText = styled('span', { whiteSpace: 'nowrap' });
