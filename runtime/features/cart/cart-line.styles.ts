import { css, styled } from '#runtime/theme/stitches.ts';

export const LineBox = styled('li', {
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: '$2',
  paddingBlock: '$3',
  borderBottom: '1px solid $colors$line',
  '@sm': { gridTemplateColumns: '144px minmax(0, 1fr)', gap: '$3' },
});

export const PictureBox = styled('div', {});

export const LineText = styled('div', { display: 'grid', alignContent: 'start', gap: '$1', minWidth: 0 });

export const LineHead = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '$half $2',
  '& h2': {
    fontSize: '$md',
    lineHeight: '$snug',
    fontFamily: '$text',
    fontWeight: '$strong',
    letterSpacing: 'normal',
    textTransform: 'none',
  },
});

export const LinePrice = styled('p', {
  fontSize: '$md',
  fontWeight: '$strong',
  fontVariantNumeric: 'tabular-nums',
  '& small': { fontSize: '$xs', fontWeight: '$body', color: '$inkMuted' },
});

export const LineFoot = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '$1 $3',
  marginTop: '$1',
  fontSize: '$sm',
  fontVariantNumeric: 'tabular-nums',
});

/** What can be done with a line, always side by side. */
export const LineActions = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '0 $3', marginInlineStart: 'auto' });

export const TierNote = styled('p', { color: '$inkMuted' });

export const removeClass = css({
  minHeight: '44px',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: '$inkMuted',
  fontSize: '$sm',
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  cursor: 'pointer',
  '&:hover': { color: '$ink' },
});
