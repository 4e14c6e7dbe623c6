import { coveringLink } from '#runtime/theme/covering-link.ts';
import { css, styled } from '#runtime/theme/stitches.ts';

/** Four in two staggered rows, or as many as there are in even columns. */
export const Tiles = styled('ul', {
  display: 'grid',
  gap: 'clamp(32px, 3vw, 48px) clamp(16px, 2.2vw, 32px)',
  '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  variants: {
    rhythm: {
      even: { '@lg': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      staggered: {
        '@lg': {
          gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
          '& > li': { gridColumn: 'span 5' },
          '& > li:nth-child(4n + 1), & > li:nth-child(4n)': { gridColumn: 'span 7' },
        },
      },
    },
  },
});

export const Tile = styled('article', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '@motion': { '& img': { transition: 'transform 600ms cubic-bezier(0.2, 0.6, 0.2, 1)' } },
  '@hover': { '&:hover img': { transform: 'scale(1.025)' } },
});

export const TilePicture = styled('div', {
  position: 'relative',
  height: 'clamp(220px, 60vw, 300px)',
  '@sm': { height: 'clamp(220px, 34vw, 460px)' },
});

export const TileText = styled('div', {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$2',
  paddingTop: '$2',
  '& p': { fontSize: '$sm', color: '$inkMuted', whiteSpace: 'nowrap' },
});

export const tileLinkClass = css({
  ...coveringLink('$medium', 4),
  'article:hover &': { textDecoration: 'underline', textDecorationThickness: '1px' },
});
