import { styled } from '#runtime/theme/stitches.ts';

/** Details below a price. */
export const PriceDetail = styled('span', { display: 'block', fontSize: '$xs', color: '$inkMuted' });
