import { styled } from '#runtime/theme/stitches.ts';

export const MoreTitle = styled('div', { paddingBottom: 'clamp(24px, 3vw, 48px)' });
