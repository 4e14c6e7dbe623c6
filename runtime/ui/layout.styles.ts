import { gutter } from '#runtime/theme/gutter.ts';
import { styled } from '#runtime/theme/stitches.ts';
import { whenNear } from '#runtime/theme/when-near.ts';

/** Centres its content on the page and keeps the gutter. */
export const Container = styled('div', {
  width: '100%',
  maxWidth: `calc($sizes$page + 2 * ${gutter})`,
  marginInline: 'auto',
  paddingInline: gutter,
});

/** The twelve columns from 992 px on; one column below. */
export const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 'clamp(16px, 2.2vw, 32px)',
  rowGap: '$4',
  '@lg': { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
});

/** A span of the twelve columns. Starts after the previous one, or at `start`. */
export const Column = styled('div', {
  minWidth: 0,
  variants: {
    span: {
      3: { '@lg': { gridColumnEnd: 'span 3' } },
      4: { '@lg': { gridColumnEnd: 'span 4' } },
      5: { '@lg': { gridColumnEnd: 'span 5' } },
      6: { '@lg': { gridColumnEnd: 'span 6' } },
      7: { '@lg': { gridColumnEnd: 'span 7' } },
      8: { '@lg': { gridColumnEnd: 'span 8' } },
      9: { '@lg': { gridColumnEnd: 'span 9' } },
      12: { '@lg': { gridColumnEnd: 'span 12' } },
    },
    start: {
      1: { '@lg': { gridColumnStart: '1' } },
      4: { '@lg': { gridColumnStart: '4' } },
      5: { '@lg': { gridColumnStart: '5' } },
      6: { '@lg': { gridColumnStart: '6' } },
      7: { '@lg': { gridColumnStart: '7' } },
      8: { '@lg': { gridColumnStart: '8' } },
    },
  },
});

/** A horizontal section of a page. Plain bands have the page's background, others their own. */
export const Band = styled('section', {
  paddingTop: '$section',
  ...whenNear(880),
  overflowClipMargin: '8px',
  '@lg': { containIntrinsicBlockSize: 'auto 500px' },
  variants: {
    tone: {
      plain: {},
      sunken: {
        marginTop: '$section',
        paddingBottom: '$section',
        backgroundColor: '$surfaceSunken',
        // Two adjacent ones look like one.
        '& + &': { marginTop: 0, paddingTop: 0 },
        '& + [data-page-end]': { display: 'none' },
      },
      accent: {
        marginTop: '$section',
        paddingBottom: '$section',
        backgroundColor: '$accentSoft',
        '& + &': { marginTop: 0, paddingTop: 0 },
      },
    },
    /** A third as high as others, or less. */
    low: { true: { '&&': { containIntrinsicBlockSize: 'auto 200px' } } },
  },
  defaultVariants: { tone: 'plain' },
});

/** Space between the last band and the footer; a toned band has its own. Needs `data-page-end`. */
export const PageEnd = styled('div', { height: '$space$section', '@media print': { display: 'none' } });

/** The top of a page without a hero: breadcrumbs, title, introduction. */
export const PageTop = styled('header', {
  paddingTop: '$3',
  '@lg': { paddingTop: '$4' },
});

export const CardGrid = styled('ul', {
  display: 'grid',
  columnGap: 'clamp(16px, 2.2vw, 32px)',
  rowGap: 'clamp(40px, 4vw, 64px)',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  variants: {
    columns: {
      2: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
      3: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '@lg': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
      4: { '@lg': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    },
  },
});
