import { css, styled } from '#runtime/theme/stitches.ts';

export const Card = styled('article', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '& [data-view="second"]': { position: 'absolute', inset: 0, opacity: 0 },
  '@hover': { '&:hover [data-view="second"]': { opacity: 1 } },
  '@motion': { '& [data-view="second"]': { transition: 'opacity $transitions$calm' } },
});

export const Views = styled('div', { position: 'relative' });

export const ClassMark = styled('p', {
  position: 'absolute',
  insetBlockStart: '12px',
  insetInlineStart: '12px',
  paddingInline: '10px',
  borderRadius: '$pill',
  backgroundColor: '$surfaceRaised',
  color: '$ink',
  fontSize: '$xs',
  lineHeight: '26px',
});

export const CardText = styled('div', {
  display: 'grid',
  gap: '2px',
  alignContent: 'start',
  flex: '1 1 auto',
  paddingTop: '$2',
});

export const CardCategory = styled('p', { fontSize: '$xs', color: '$inkMuted' });

export const CardTitle = styled('h3', {
  fontFamily: '$text',
  fontSize: '$md',
  fontWeight: 500,
  letterSpacing: '-0.005em',
  lineHeight: '$snug',
  textTransform: 'none',
});

/** The whole card leads to the product. */
export const cardLinkClass = css({
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '$medium' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid $colors$ink', outlineOffset: '4px' },
  'article:hover &': { textDecoration: 'underline' },
});

export const CardPrice = styled('p', {
  fontSize: '$sm',
  fontVariantNumeric: 'tabular-nums',
  '& small': { fontSize: '$xs', color: '$inkMuted' },
});

export const CardColors = styled('p', {
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '16px',
  marginTop: '10px',
  fontSize: '$xs',
  lineHeight: '16px',
  color: '$inkMuted',
});
