import { gutter } from '#runtime/theme/gutter.ts';
import { styled } from '#runtime/theme/stitches.ts';

/** A scene from edge to edge; from 992 px on the text stands on a panel that rises out of the page into the picture. */
export const HeroArea = styled('section', { position: 'relative' });

/** From a corner radius of 20 px on, the scene is inset from the edge of the window, so that its corners show. */
const inset = 'clamp(0px, calc(($radii$large - 20px) * 99), 24px)';

export const HeroScene = styled('div', {
  position: 'relative',
  // On phones the headline is in the first view, above the question for consent.
  height: 'max(30vh, 200px)',
  marginInlineStart: inset,
  marginInlineEnd: inset,
  borderRadius: `min(${inset}, $radii$large)`,
  overflow: 'hidden',
  '@md': { height: 'min(64vh, 62vw)' },
  // Low enough for the panel's links to be in the first view of a common window.
  '@lg': { height: 'clamp(440px, 64vh, 820px)' },
});

export const HeroPanel = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '$3',
  variants: {
    ground: {
      /** In the colours of the header. */
      scene: {
        position: 'relative',
        marginInlineStart: `calc(-1 * ${gutter})`,
        marginInlineEnd: `calc(-1 * ${gutter})`,
        padding: `$4 ${gutter} $5`,
        backgroundColor: '$header',
        color: '$onHeader',
        '& > p': { color: 'color-mix(in srgb, currentColor 76%, transparent)' },
        '& a:focus-visible': { outlineColor: '$onHeader' },
        '@lg': {
          width: 'fit-content',
          maxWidth: 'min(880px, 72%)',
          minHeight: '296px',
          // High enough for its links to be above the question for consent.
          marginTop: '-320px',
          marginInlineEnd: 0,
          padding: `$6 $8 $6 ${gutter}`,
          borderStartEndRadius: '$radii$large',
          borderEndEndRadius: '$radii$large',
          // Windows wider than the page: the panel still rises out of the edge.
          '&::before': {
            content: '""',
            position: 'absolute',
            insetBlock: 0,
            insetInlineEnd: '100%',
            width: '50vw',
            backgroundColor: '$header',
          },
        },
      },
      page: { paddingTop: 'clamp(56px, 9vw, 144px)', '& h1': { maxWidth: '18ch' } },
    },
  },
});
