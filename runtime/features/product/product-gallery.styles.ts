import { css, styled } from '#runtime/theme/stitches.ts';

export const Gallery = styled('div', { display: 'grid', alignContent: 'start', gap: '$2' });

/** The pictures side by side; one fills the view, the others are a swipe, an arrow key or a thumbnail away. */
export const Strip = styled('ul', {
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: '$large',
  '&::-webkit-scrollbar': { display: 'none' },
  '& > li': { flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  '@motion': { scrollBehavior: 'smooth' },
});

export const Thumbnails = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
  gap: '$1',
  '@md': { gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))' },
});

export const thumbnailClass = css({
  display: 'block',
  borderRadius: '$medium',
  outlineOffset: '2px',
  '&[aria-current]': { boxShadow: '0 0 0 2px $colors$surface, 0 0 0 3px $colors$ink' },
  '&:hover': { boxShadow: '0 0 0 2px $colors$surface, 0 0 0 3px $colors$inkMuted' },
});
