import { gutter, margin } from '#runtime/theme/gutter.ts';
import { styled } from '#runtime/theme/stitches.ts';

const rule = 'color-mix(in srgb, $colors$line 44%, transparent)';

export const SplitArea = styled('section', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: '20px',
  backgroundColor: '$surfaceRaised',
  // Squared paper, and along its lower edge the marks of a rule: every eighth pixel, and a long one every eightieth.
  backgroundImage: `linear-gradient(${rule} 1px, transparent 1px), linear-gradient(90deg, ${rule} 1px, transparent 1px)`,
  backgroundSize: '24px 24px',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    height: '20px',
    backgroundColor: '$surfaceRaised',
    backgroundImage:
      'repeating-linear-gradient(90deg, $colors$ink 0 1px, transparent 1px 80px), repeating-linear-gradient(90deg, $colors$inkMuted 0 1px, transparent 1px 8px)',
    backgroundSize: '100% 14px, 100% 7px',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'top',
    borderTop: '1px solid $colors$ink',
  },
  '@lg': {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    minHeight: 'clamp(460px, 62vh, 720px)',
    '& > :only-child': { gridColumn: '1 / -1' },
  },
});

export const SplitWords = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'start',
  gap: '$3',
  padding: `$6 ${gutter}`,
  '& h1': { maxWidth: '14ch' },
  '@lg': { paddingInlineStart: margin, paddingInlineEnd: '$6' },
});

export const SplitScene = styled('div', { position: 'relative', minHeight: '300px', '@lg': { minHeight: 0 } });
