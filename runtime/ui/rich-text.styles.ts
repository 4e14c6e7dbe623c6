import { css, keyframes, styled } from '#runtime/theme/stitches.ts';

/** Fades the edge behind which a table goes on. Without anything to scroll the animation is inactive, and nothing fades. */
const fadeUntilScrolled = keyframes({
  'from, to': { mask: 'linear-gradient(270deg, #0000, #000 56px) 0 0 / 100%' },
  to: { maskSize: 'calc(100% + 56px)' },
});

/** Rich text from the API, with the typography of an article. */
export const Prose = styled('div', {
  maxWidth: '$text',
  textWrap: 'pretty',
  '& > * + *': { marginTop: '$2' },
  '& > * + h2': { marginTop: '$6' },
  '& > * + h3': { marginTop: '$4' },
  '& h2': { fontSize: '$xl', lineHeight: '1.16' },
  '& h3': {
    fontFamily: '$text',
    fontSize: '$md',
    fontWeight: '$strong',
    letterSpacing: 'normal',
    lineHeight: '$snug',
    textTransform: 'none',
  },
  '& a': { color: '$accentStrong' },
  '& strong': { fontWeight: '$strong' },
  '& sub, & sup': { lineHeight: 0 },
  '& ul, & ol': { display: 'grid', rowGap: '$1', paddingInlineStart: '1.4em' },
  '& ul': { listStyle: 'none' },
  '& ul > li': { position: 'relative' },
  '& ul > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '-1.4em',
    insetBlockStart: '0.75em',
    width: '0.75em',
    height: '1px',
    backgroundColor: '$accent',
  },
  '& ol': { listStyle: 'decimal' },
  '& ol > li::marker': { color: '$inkMuted', fontVariantNumeric: 'tabular-nums' },
  '& blockquote': {
    marginBlock: '$5',
    paddingInlineStart: '$3',
    borderInlineStart: '2px solid $colors$accent',
    fontFamily: '$heading',
    fontWeight: '$heading',
    fontSize: '$lg',
    lineHeight: '1.35',
  },
  variants: {
    size: {
      regular: {},
      article: { fontSize: '$md', lineHeight: '1.65' },
    },
  },
  defaultVariants: { size: 'regular' },
});

/**
 * The box of a table: one that is wider than the screen scrolls horizontally, and shows it. A browser that ties no animation to
 * scrolling shows the end of it, where nothing fades.
 */
export const tableBoxClass = css({
  overflowX: 'auto',
  animation: `${fadeUntilScrolled} linear both`,
  animationTimeline: 'scroll(self inline)',
  '& table': { fontSize: '$xs', lineHeight: '1.45', fontVariantNumeric: 'tabular-nums', '@md': { fontSize: '$sm' } },
  '& th, & td': {
    padding: '10px $2 10px 0',
    borderBottom: '1px solid $colors$line',
    verticalAlign: 'top',
    textAlign: 'start',
  },
  '& th': { fontWeight: '$strong' },
});
