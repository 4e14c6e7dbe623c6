import { styled } from '#runtime/theme/stitches.ts';

/** A scene from edge to edge; from 992 px on the text stands on a panel that rises out of the page into the picture. */
export const HeroArea = styled('section', { position: 'relative' });

export const HeroScene = styled('div', {
  position: 'relative',
  aspectRatio: '4 / 5',
  maxHeight: '64vh',
  minHeight: '280px',
  width: '100%',
  '@md': { aspectRatio: '16 / 10' },
  '@lg': { aspectRatio: 'auto', height: 'clamp(480px, 70vh, 820px)', maxHeight: 'none' },
});

export const HeroPanel = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$3',
  paddingTop: '$4',
  variants: {
    ground: {
      scene: {
        '@lg': {
          position: 'relative',
          width: 'fit-content',
          maxWidth: 'min(880px, 72%)',
          minHeight: '248px',
          marginTop: '-208px',
          marginInlineStart: 'calc(-1 * clamp(20px, 4.4vw, 72px))',
          padding: '$6 $8 0 clamp(20px, 4.4vw, 72px)',
          borderStartEndRadius: '$radii$large',
          backgroundColor: '$surface',
          // Windows wider than the page: the panel still rises out of the edge.
          '&::before': {
            content: '""',
            position: 'absolute',
            insetBlock: 0,
            insetInlineEnd: '100%',
            width: '50vw',
            backgroundColor: '$surface',
          },
        },
      },
      page: { paddingTop: 'clamp(56px, 9vw, 144px)', '& h1': { maxWidth: '18ch' } },
    },
  },
});

export const HeroLinks = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1 $2',
  paddingTop: '$1',
});
