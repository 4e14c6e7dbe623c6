import { styled } from '#runtime/theme/stitches.ts';

/** An address, line by line. */
export const AddressLines = styled('span', { display: 'block', whiteSpace: 'pre-line' });
