import { styled } from '#runtime/theme/stitches.ts';

/** What opens below its heading, with an icon at its end that turns. */
export const Fold = styled('details', {
  borderTop: '1px solid $colors$line',
  '&:last-child': { borderBottom: '1px solid $colors$line' },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '$3',
    minHeight: '68px',
    paddingBlock: '$2',
    fontSize: '$md',
    lineHeight: '$snug',
  },
  '& > summary svg': { flex: 'none', color: '$inkMuted' },
  '&[open] > summary svg': { transform: 'rotate(45deg)' },
  '@motion': { '& > summary svg': { transition: 'transform $transitions$calm' } },
  '& > div': { paddingBottom: '$4' },
});
