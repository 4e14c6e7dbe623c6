import { styled } from '#runtime/theme/stitches.ts';

export const BesideHead = styled('header', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2',
  paddingTop: '$2',
  '@lg': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', minHeight: 'clamp(440px, 56vh, 640px)' },
});

export const BesideField = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'end',
  gap: '$3',
  padding: '$6 $3 $4',
  borderRadius: '$large',
  backgroundColor: '$surfaceSunken',
  // On it, the muted ink of dates and leads would be too faint.
  '& p': { color: 'inherit' },
  '@lg': { padding: '$8 $8 $6' },
});

export const BesideScene = styled('div', {
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: '$large',
  '@lg': { aspectRatio: 'auto' },
});

/** As wide as the text above it, whose measure is in letters of its size. */
export const BesideEnd = styled('div', { paddingTop: '$4', fontSize: '$md' });
