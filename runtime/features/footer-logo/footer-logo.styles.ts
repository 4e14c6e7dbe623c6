import { styled } from '#runtime/theme/stitches.ts';

export const Mark = styled('p', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  fontSize: '$sm',
  lineHeight: '$snug',
  '& svg': { flex: 'none' },
});
