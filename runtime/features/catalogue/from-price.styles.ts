import { styled } from '#runtime/theme/stitches.ts';

/** A line below a price that says more of it. */
export const PriceDetail = styled('span', { display: 'block', fontSize: '$xs', color: '$inkMuted' });
