import { styled } from '#runtime/theme/stitches.ts';

/** A page with a message, such as an error, and links to go on. */
export const NoticePage = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: '$3',
  minHeight: '56vh',
  paddingBlock: '$section',
  '& h1': { maxWidth: '16ch' },
});

export const NoticeFigure = styled('p', {
  fontFamily: '$label',
  fontSize: '$sm',
  letterSpacing: '0.04em',
  color: '$inkMuted',
});

export const NoticeLinks = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1 $4',
  paddingTop: '$2',
});

/** The fading sound wave. */
export const NoticeWave = styled('svg', {
  width: 'min(100%, 560px)',
  height: 'auto',
  fill: 'none',
  stroke: '$accentStrong',
  strokeWidth: 2,
  strokeLinecap: 'round',
});
