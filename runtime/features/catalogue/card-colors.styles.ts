import { styled } from '#runtime/theme/stitches.ts';

export const ColorLine = styled('p', {
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '16px',
  marginTop: '10px',
  fontSize: '$xs',
  lineHeight: '16px',
  color: '$inkMuted',
});
