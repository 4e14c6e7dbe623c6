import { styled } from '#runtime/theme/stitches.ts';

/** An address, one line below the other. */
export const AddressLines = styled('span', { display: 'block', whiteSpace: 'pre-line' });
