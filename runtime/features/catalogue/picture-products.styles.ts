import { coveringLink } from '#runtime/theme/covering-link.ts';
import { smallPicture } from '#runtime/theme/small-picture.ts';
import { css, styled } from '#runtime/theme/stitches.ts';

export const Spots = styled('div', { position: 'relative' });

/** Overlays the picture; only the marks receive presses. */
export const SpotLayer = styled('svg', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
  '& a': { pointerEvents: 'auto', cursor: 'pointer' },
  '& [data-reach]': { fill: 'transparent' },
  '& [data-halo]': { fill: '$surfaceRaised', opacity: 0.55 },
  '& [data-mark]': { fill: '$surfaceRaised' },
  '& text': {
    fill: '$ink',
    fontFamily: '$label',
    fontSize: '13px',
    fontWeight: '$strong',
    textAnchor: 'middle',
    dominantBaseline: 'central',
  },
  '@hover': { '& a:hover [data-halo]': { opacity: 0.9 } },
  '@motion': { '& [data-halo]': { transition: 'opacity $transitions$quick' } },
});

export const SpotList = styled('ol', {
  display: 'grid',
  gap: '$1 clamp(16px, 2.2vw, 32px)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  paddingTop: '$2',
});

export const SpotItem = styled('article', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${smallPicture} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: '$2',
  '& p': { fontSize: '$sm', color: '$inkMuted', fontVariantNumeric: 'tabular-nums' },
});

export const spotLinkClass = css({
  fontSize: '$sm',
  fontWeight: '$strong',
  ...coveringLink('$small', 4),
  '&:hover': { textDecoration: 'underline' },
});
