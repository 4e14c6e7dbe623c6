import { styled } from '#runtime/theme/stitches.ts';

export const OfflineBar = styled('p', {
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: '$overlay',
  padding: '$2 clamp(20px, 4.4vw, 72px)',
  borderTop: '1px solid $colors$surface',
  backgroundColor: '$ink',
  color: '$surface',
  fontSize: '$sm',
  lineHeight: '1.45',
  textAlign: 'center',
});
