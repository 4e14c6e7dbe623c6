import { coveringLink } from '#runtime/theme/covering-link.ts';
import { css, keyframes, styled } from '#runtime/theme/stitches.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const Card = styled('article', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  // A hidden image is not fetched, so only visitors with a pointer pay for the second view.
  '& [data-view="second"]': { display: 'none', position: 'absolute', inset: 0 },
  // Transparent until it is loaded, so that the first one stays visible.
  '& [data-view="second"] > *': { backgroundColor: 'transparent' },
  '@hover': { '&:hover [data-view="second"]': { display: 'block' } },
  '@motion': { '& [data-view="second"]': { animation: `${appear} 300ms ease` } },
});

export const Views = styled('div', { position: 'relative' });

const mark = {
  position: 'absolute',
  insetBlockStart: '12px',
  paddingInline: '10px',
  borderRadius: '$pill',
  fontSize: '$xs',
  lineHeight: '26px',
} as const;

export const ClassMark = styled('p', {
  ...mark,
  insetInlineStart: '12px',
  backgroundColor: '$surfaceRaised',
  color: '$ink',
});

/** The reduction of the price. */
export const ReductionMark = styled('p', {
  ...mark,
  insetInlineEnd: '12px',
  backgroundColor: '$ink',
  color: '$surface',
  '&:empty': { display: 'none' },
});

export const CardText = styled('div', {
  display: 'grid',
  // A long compound breaks rather than push a small screen wide.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  alignContent: 'start',
  flex: '1 1 auto',
  paddingTop: '$2',
});

/** What a product is, beside its name: its category, or the figures that set it apart. */
export const CardNote = styled('p', { fontSize: '$xs', color: '$inkMuted' });

export const CardTitle = styled('h3', {
  fontFamily: '$text',
  fontSize: '$md',
  fontWeight: 500,
  letterSpacing: '-0.005em',
  lineHeight: '$snug',
  textTransform: 'none',
});

/** The link to the product covers the whole card. */
export const cardLinkClass = css({
  ...coveringLink('$medium', 4),
  'article:hover &': { textDecoration: 'underline' },
});

export const CardPrice = styled('p', {
  fontSize: '$sm',
  fontVariantNumeric: 'tabular-nums',
  '& small': { fontSize: '$xs', color: '$inkMuted' },
});
