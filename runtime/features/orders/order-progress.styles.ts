import { styled } from '#runtime/theme/stitches.ts';

/** The states of an order beside each other, below each other on small screens; a line runs from one to the next. */
export const ProgressSteps = styled('ol', {
  display: 'grid',
  gap: 0,
  fontSize: '$sm',
  lineHeight: '1.4',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '14px minmax(0, 1fr)',
    columnGap: '$2',
    alignContent: 'start',
    paddingBottom: '$2',
    color: '$inkMuted',
  },
  '& > li:last-child': { paddingBottom: 0 },
  '& > li::before': {
    content: '""',
    width: '14px',
    height: '14px',
    marginTop: '3px',
    border: '2px solid currentColor',
    borderRadius: '50%',
    backgroundColor: '$surface',
  },
  '& > li::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '6px',
    insetBlock: '17px -3px',
    width: '2px',
    backgroundColor: '$line',
  },
  '& > li:last-child::after': { display: 'none' },
  '& > li[data-reached]': { color: '$ink' },
  '& > li[data-reached]::before': {
    borderColor: '$accentStrong',
    backgroundColor: '$accentStrong',
    // Forced colours would remove the colours.
    forcedColorAdjust: 'none',
  },
  '& > li[data-reached]:not([aria-current])::after': { backgroundColor: '$accentStrong' },
  '& > li[aria-current]': { fontWeight: '$strong' },
  '& time': { display: 'block', fontWeight: '$body', color: '$inkMuted' },
  '@md': {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '$1', paddingBottom: 0, paddingInlineEnd: '$2' },
    '& > li::after': {
      insetInlineStart: '14px',
      insetInlineEnd: 0,
      insetBlock: '9px auto',
      width: 'auto',
      height: '2px',
    },
  },
});
