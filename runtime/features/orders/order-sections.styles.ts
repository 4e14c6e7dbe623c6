import { css, styled } from '#runtime/theme/stitches.ts';

/** The parts of an order's page, below each other. */
export const OrderParts = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  '@media print': { display: 'block', '& > * + *': { marginTop: '$space$3' } },
});

export const SectionBox = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2',
  breakInside: 'avoid',
  // Actions that need JavaScript are added by it.
  '&:has(> ul:empty)': { display: 'none' },
  '&[data-printed=false]': { '@media print': { display: 'none' } },
});

/** Facts of an order by name; side by side where there is room. */
export const Facts = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2 $4',
  '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > div': { display: 'grid', alignContent: 'start', gap: '2px' },
  '& dt': { fontSize: '$sm', color: '$inkMuted' },
  '& dd': { margin: 0, lineHeight: '1.5', overflowWrap: 'anywhere' },
});

export const HistoryList = styled('ol', {
  display: 'grid',
  borderTop: '1px solid $colors$line',
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '0 $3',
    paddingBlock: '10px',
    borderBottom: '1px solid $colors$line',
    '@sm': { gridTemplateColumns: '220px minmax(0, 1fr)' },
  },
  '& time': { fontSize: '$sm', lineHeight: '1.6', color: '$inkMuted' },
});

/** Actions of an order, each on its own line. */
export const ActionList = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  borderTop: '1px solid $colors$line',
  '& > li': { borderBottom: '1px solid $colors$line', minWidth: 0 },
  '& > li > p': { fontSize: '$sm', lineHeight: '1.5', color: '$inkMuted', paddingBottom: '12px' },
});

/** A link, a button and the head of a panel look the same in that list. */
export const actionClass = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
  width: '100%',
  minHeight: '52px',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontWeight: '$strong',
  lineHeight: '1.3',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '& svg': { flex: 'none', color: '$accentStrong' },
  '@hover': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' } },
  '&[aria-busy=true]': { cursor: 'progress' },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
});

/** Content of a panel in that list. */
export const ActionPanel = styled('div', { display: 'grid', gap: '$2', justifyItems: 'start', paddingBottom: '$3' });

/** Head of the printed page: shop and date side by side, the order number below. */
export const PrintHead = styled('div', {
  display: 'none',
  '@media print': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) max-content',
    alignItems: 'baseline',
    gap: '$2 $3',
    paddingBottom: '$2',
    borderBottom: '1px solid $colors$ink',
    '& p:last-child': { gridColumn: '1 / -1', fontFamily: '$heading', fontSize: '$xl', lineHeight: '$tight' },
  },
});

/** Hidden in print. */
export const screenOnlyClass = css({ '@media print': { display: 'none !important' } });
