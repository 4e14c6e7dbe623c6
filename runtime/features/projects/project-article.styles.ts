import { notesAndText } from '#runtime/theme/notes-and-text.ts';
import { css, styled } from '#runtime/theme/stitches.ts';

export const ProjectHead = styled('header', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3 clamp(16px, 2.2vw, 32px)',
  paddingBlock: 'clamp(24px, 4vw, 64px) clamp(32px, 4vw, 64px)',
  '@lg': { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)', alignItems: 'end' },
});

/** Its background continues in the section after the article. */
export const Figures = styled('section', {
  marginTop: '$section',
  paddingBlock: 'clamp(40px, 5vw, 80px)',
  backgroundColor: '$accentSoft',
  ':has(> &:last-child, > article > &:last-child) + [data-page-end]': { display: 'none' },
  variants: {
    /** Nothing stands between it and what follows the article, or its island. A variant, as what it takes away is one of a band. */
    joined: {
      true: {
        ':has(> &:last-child, > article > &:last-child) + [data-more]': { marginTop: 0 },
      },
    },
  },
});

/** The measurements, in large type, in columns of the same width. */
export const FigureList = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4 clamp(16px, 2.2vw, 32px)',
  '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@lg': { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: '$half' },
  '& dt': { maxWidth: '24ch', fontSize: '$sm', color: '$inkMuted' },
  '& dd': {
    margin: 0,
    fontFamily: '$figures',
    fontWeight: '$heading',
    fontSize: '$2xl',
    lineHeight: '1.1',
    letterSpacing: '$heading',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** The spectrum beside its heading. */
export const Spectrum = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3 clamp(16px, 2.2vw, 32px)',
  '@lg': { ...notesAndText, alignItems: 'start' },
});

/** More pictures: one wide, two beside each other, and again; natural heights never leave a hole. */
export const PictureGrid = styled('ul', {
  display: 'grid',
  gap: 'clamp(16px, 2.2vw, 32px)',
  '@md': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:nth-child(3n + 1)': { gridColumn: '1 / -1' },
    '& > li:last-child:nth-child(3n + 2)': { gridColumn: '1 / -1' },
  },
});

/** A quote, which begins where the text does. */
export const ProjectQuote = styled('figure', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3 clamp(16px, 2.2vw, 32px)',
  fontSize: '$xl',
  '& blockquote': {
    maxWidth: '34ch',
    margin: 0,
    fontFamily: '$heading',
    fontWeight: '$heading',
    lineHeight: '1.3',
    letterSpacing: '$heading',
    textWrap: 'pretty',
  },
  '& figcaption': { fontSize: '$sm', color: '$inkMuted' },
  '& strong': { display: 'block', fontWeight: '$strong', color: '$ink' },
  '@lg': {
    ...notesAndText,
    fontSize: '$2xl',
    '& > *': { gridColumn: 2 },
  },
});

/** A film is a picture until it is played: its provider is not contacted before. */
export const filmLinkClass = css({
  position: 'relative',
  display: 'block',
  color: '$ink',
  textDecoration: 'none',
  '& > span': {
    position: 'absolute',
    insetInlineStart: '$space$2',
    insetBlockEnd: '$space$2',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '$1',
    minHeight: '52px',
    maxWidth: 'calc(100% - 2 * $space$2)',
    paddingInline: '$3',
    borderRadius: '$pill',
    backgroundColor: '$surfaceRaised',
    fontWeight: '$strong',
    lineHeight: '1.2',
  },
  '&:hover > span': { textDecoration: 'underline' },
  '@lg': { '& > span': { insetInlineStart: '$space$4', insetBlockEnd: '$space$4' } },
});
