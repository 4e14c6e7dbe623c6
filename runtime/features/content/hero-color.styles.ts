import { styled } from '#runtime/theme/stitches.ts';

export const ColorArea = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2',
  paddingTop: '$2',
  '@lg': {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)',
    minHeight: 'clamp(480px, 66vh, 760px)',
    // A field without a picture takes the whole width.
    '& > :only-child': { gridColumn: '1 / -1' },
  },
});

export const ColorField = styled('div', {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'end',
  justifyItems: 'start',
  gap: '$3',
  padding: '136px $4 $5',
  borderRadius: '$large',
  backgroundColor: '$accent',
  color: '$onAccent',
  '& > p': { color: 'inherit' },
  '& h1': { maxWidth: '12ch' },
  // Two discs, cut off by the corner, as if punched from the same sheet.
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    borderRadius: '50%',
    aspectRatio: '1 / 1',
  },
  '&::before': {
    width: 'min(58%, 360px)',
    insetBlockStart: '-120px',
    insetInlineEnd: '-88px',
    backgroundColor: '$accentStrong',
  },
  '&::after': {
    width: '80px',
    insetBlockStart: '32px',
    insetInlineStart: '$space$4',
    border: '20px solid $colors$accentStrong',
  },
  '@lg': { padding: '216px $8 $8', '&::after': { width: '144px', borderWidth: '36px', insetInlineStart: '$space$8' } },
});

export const ColorScene = styled('div', {
  position: 'relative',
  minHeight: '320px',
  overflow: 'hidden',
  // Round on the far side, as if the picture and the field were two cut shapes.
  borderRadius: '$large',
  '@lg': { minHeight: 0, borderStartEndRadius: '240px', borderEndEndRadius: '$radii$large' },
});
