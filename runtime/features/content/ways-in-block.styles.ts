import { css, styled } from '#runtime/theme/stitches.ts';

export const WayCards = styled('ul', {
  display: 'grid',
  gap: '$6 clamp(16px, 2.2vw, 32px)',
  '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  variants: {
    four: {
      true: {
        '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '@lg': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  },
});

export const WayRows = styled('ul', {
  '& > li': { borderTop: '1px solid color-mix(in srgb, $colors$ink 30%, transparent)' },
});

export const Way = styled('article', {
  position: 'relative',
  variants: {
    look: {
      card: { display: 'grid', gap: '$1', '& h3': { paddingTop: '12px' } },
      row: {
        display: 'grid',
        gap: '$1 clamp(16px, 2.2vw, 32px)',
        alignItems: 'center',
        paddingBlock: '$4',
        '@lg': { gridTemplateColumns: '5fr 5fr 2fr', '& > :last-child': { justifySelf: 'end' } },
      },
    },
  },
});

export const WayText = styled('p', { maxWidth: '44ch', color: '$inkMuted' });

export const wayLinkClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '44px',
  color: '$accentStrong',
  fontWeight: '$strong',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid $colors$ink', outlineOffset: '4px' },
  '@motion': { '& svg': { transition: 'transform $transitions$calm' } },
  'article:hover & svg': { transform: 'translateX(6px)' },
});
