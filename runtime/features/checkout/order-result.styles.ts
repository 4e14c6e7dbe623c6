import { styled } from '#runtime/theme/stitches.ts';

export const ResultHead = styled('div', { display: 'grid', gap: '$2' });
