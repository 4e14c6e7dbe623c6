import { styled } from '#runtime/theme/stitches.ts';

/** Running text from the API, set as an article: measure, rhythm, lists, quotes and tables. */
export const Prose = styled('div', {
  maxWidth: '$text',
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
  '& table': { fontSize: '$sm', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': {
    padding: '12px $2 12px 0',
    borderBottom: '1px solid $colors$line',
    verticalAlign: 'top',
    textAlign: 'start',
  },
  '& th': { fontWeight: '$strong' },
  variants: {
    size: {
      regular: {},
      article: { fontSize: '$md', lineHeight: '1.65' },
    },
  },
  defaultVariants: { size: 'regular' },
});
