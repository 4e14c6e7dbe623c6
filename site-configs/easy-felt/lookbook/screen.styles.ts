import { styled } from 'shopgen/runtime/theme/stitches.ts';

export const Looks = styled('div', { display: 'grid', gap: '$section', paddingTop: '$4' });

export const Look = styled('article', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4 clamp(24px, 4vw, 72px)',
  alignItems: 'center',
  '@lg': {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    // Every other room stands on the other side.
    '&:nth-child(even) > :first-child': { order: 1 },
  },
});

export const LookProducts = styled('div', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '$3' });
