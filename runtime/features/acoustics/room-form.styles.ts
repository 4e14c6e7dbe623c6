import { styled } from '#runtime/theme/stitches.ts';

/** Fields below their heading, which opens them. */
export const FormFold = styled('details', {
  borderTop: '1px solid $colors$line',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '56px',
    cursor: 'pointer',
    '&::after': { content: '"+" / ""', fontSize: '$lg', lineHeight: 1, color: '$inkMuted' },
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] > summary::after': { content: '"−" / ""' },
  '& > div': { paddingBlock: '$1 $3' },
});
