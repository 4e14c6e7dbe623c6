import { smallPicture } from '#runtime/theme/small-picture.ts';
import { styled } from '#runtime/theme/stitches.ts';
import { visuallyHidden } from '#runtime/theme/visually-hidden.ts';
import { whenNear } from '#runtime/theme/when-near.ts';

const narrow = '@media (max-width: 1199px)';

export const Table = styled('table', {
  fontSize: '$sm',
  '& thead': { fontSize: '$xs', color: '$inkMuted' },
  '& thead th': { paddingBottom: '$1', fontWeight: '$body', verticalAlign: 'bottom' },
  '& tbody tr': { position: 'relative', borderTop: '1px solid $colors$line' },
  '& tbody tr:last-child': { borderBottom: '1px solid $colors$line' },
  '& td': { lineHeight: '$snug' },
  '& td:not([data-price])': { fontFamily: '$label', fontVariantNumeric: 'tabular-nums' },
  '& td[data-measured="false"]': { color: '$inkMuted' },
  '& td[data-price]': { fontVariantNumeric: 'tabular-nums', '& small': { color: '$inkMuted' } },
  [narrow]: {
    // A row becomes a block: picture and name, the price, and the figures in two columns.
    '& thead': visuallyHidden,
    '&, & tbody': { display: 'block' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '$1 $2',
      paddingBlock: '$2',
      ...whenNear(190),
    },
    '& tbody th': { gridColumn: '1 / -1' },
    '& td[data-price]': { gridColumn: '1 / -1', gridRow: 2, fontSize: '$md' },
    '& td[data-name]::before': {
      content: 'attr(data-name)',
      display: 'block',
      fontFamily: '$text',
      fontSize: '$xs',
      color: '$inkMuted',
    },
  },
  '@xl': {
    '& tbody tr:hover': { backgroundColor: '$surfaceRaised' },
    '& tbody th, & td': { paddingBlock: '10px', verticalAlign: 'middle' },
    // 16 px, and with letters of twice the size, which need the room, 4 px.
    '& th:not(:first-child), & td': { paddingInlineStart: 'max(4px, calc(32px - 1rem))' },
    // Large text leaves a table no room for whole words.
    '& th': { overflowWrap: 'anywhere' },
    '& tbody th': { hyphens: 'auto' },
    // Figures are read with their units in one line; with text of the usual size the names above them keep their words.
    '& td[data-name]': { whiteSpace: 'nowrap' },
    '& thead th:not(:first-child)': { width: '88px' },
    '& thead th:nth-child(n + 4)': { width: '120px' },
    // The row keeps the width of its price, whatever else is long.
    '& td[data-price]': { width: '176px' },
  },
});

/** The picture and the name side by side. */
export const RowHead = styled('div', { display: 'flex', alignItems: 'center', gap: '$2' });

export const RowPicture = styled('div', { flex: 'none', width: smallPicture });

export const RowTitle = styled('div', {
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  fontSize: '$md',
  fontWeight: 500,
  lineHeight: '$snug',
  // Many colours do not widen their column; they shrink.
  '& > p': { contain: 'inline-size' },
});

export const RowCategory = styled('small', { fontSize: '$xs', fontWeight: '$body', color: '$inkMuted' });
