import { styled } from '#runtime/theme/stitches.ts';

export const MentionsTitle = styled('div', { paddingBottom: 'clamp(24px, 3vw, 48px)' });
