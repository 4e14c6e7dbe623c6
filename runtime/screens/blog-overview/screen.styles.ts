import { styled } from '#runtime/theme/stitches.ts';

export const Articles = styled('div', { paddingTop: 'clamp(32px, 4vw, 64px)' });
