import { styled } from '#runtime/theme/stitches.ts';

/** Scrolls sideways where the columns do not fit, with what is hidden in them. */
export const TableBox = styled('div', { position: 'relative', overflowX: 'auto', marginTop: '$4' });

/** The curves below the table. */
export const GraphPart = styled('section', { display: 'grid', gap: '$2', marginTop: '$section' });

export const ComparedTable = styled('table', {
  width: 'auto',
  minWidth: '100%',
  tableLayout: 'fixed',
  fontSize: '$sm',
  fontVariantNumeric: 'tabular-nums',
  '& td, & th': {
    minWidth: '112px',
    paddingBlock: '12px',
    paddingInlineEnd: '$2',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  '& thead th': { fontWeight: 500, lineHeight: '$snug', '& > div > a': { fontSize: '$sm' } },
  '& tbody > tr > *': { borderTop: '1px solid $colors$line' },
  '& tbody th': { color: '$inkMuted', fontWeight: '$body' },
  // The names of the lines stay where they are.
  '& tbody th, & thead td': {
    position: 'sticky',
    insetInlineStart: 0,
    width: '30%',
    minWidth: '132px',
    backgroundColor: '$surface',
  },
  '& small': { display: 'block', fontSize: '$xs', color: '$inkMuted' },
  '@lg': { '& thead th': { fontSize: '$md' }, '& tbody th, & thead td': { width: '20%' } },
  variants: {
    /** More than two: on phones a column is cut off, so that it is seen that the table scrolls. */
    scrolls: { true: { '& td, & thead th': { minWidth: '140px' } } },
  },
});

export const ComparedPicture = styled('div', { maxWidth: '240px', marginBottom: '$1' });
