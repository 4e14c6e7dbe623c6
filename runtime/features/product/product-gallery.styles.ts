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

/** The picture is its own link to a closer look. */
export const zoomLinkClass = css({
  position: 'relative',
  display: 'block',
  borderRadius: '$large',
  cursor: 'zoom-in',
  // The strip clips an outline outside of it.
  '&:focus-visible': { outlineOffset: '-4px' },
  '@hover': { '& > span': { opacity: 0 }, '&:hover > span, &:focus-visible > span': { opacity: 1 } },
  '@motion': { '& > span': { transition: 'opacity $transitions$quick' } },
});

/** A round mark on a picture. */
export const ZoomMark = styled('span', {
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '50%',
  backgroundColor: '$surfaceRaised',
  color: '$ink',
  variants: {
    place: {
      corner: { insetBlockEnd: '12px', insetInlineEnd: '12px' },
      middle: { inset: 0, margin: 'auto' },
    },
  },
  defaultVariants: { place: 'corner' },
});

export const filmLinkClass = css({
  position: 'relative',
  display: 'block',
  borderRadius: '$large',
  '&:focus-visible': { outlineOffset: '-4px' },
});

export const PlayMark = styled('span', {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  width: '88px',
  height: '88px',
  margin: 'auto',
  borderRadius: '50%',
  backgroundColor: '$surfaceRaised',
  color: '$ink',
  'a:hover > &': { backgroundColor: '$accent', color: '$onAccent' },
});

export const FilmNote = styled('span', {
  position: 'absolute',
  insetInline: '12px',
  insetBlockEnd: '12px',
  width: 'fit-content',
  paddingBlock: '$half',
  paddingInline: '12px',
  borderRadius: '$small',
  backgroundColor: '$surfaceRaised',
  color: '$ink',
  fontSize: '$xs',
  lineHeight: '$snug',
});

export const FilmFrame = styled('iframe', {
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  border: 0,
  borderRadius: '$large',
  backgroundColor: '$ink',
});

export const Thumbnails = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
  gap: '$1',
  '@md': { gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))' },
});

export const thumbnailClass = css({
  position: 'relative',
  display: 'block',
  borderRadius: '$medium',
  outlineOffset: '2px',
  '&[aria-current]': { boxShadow: '0 0 0 2px $colors$surface, 0 0 0 3px $colors$ink' },
  '&:hover': { boxShadow: '0 0 0 2px $colors$surface, 0 0 0 3px $colors$inkMuted' },
  // Forced colours remove shadows and backgrounds.
  '@media (forced-colors: active)': { border: '3px solid Canvas', '&[aria-current]': { borderColor: 'Highlight' } },
});
