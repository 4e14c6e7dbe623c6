import { styled } from '#runtime/theme/stitches.ts';

export const ArchiveItems = styled('div', { paddingTop: 'clamp(32px, 4vw, 64px)' });
