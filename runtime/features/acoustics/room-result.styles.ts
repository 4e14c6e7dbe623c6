import { styled } from '#runtime/theme/stitches.ts';

export const ResultStack = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '$3',
  scrollMarginTop: '$4',
  // Its form is a table as wide as the others.
  '& form > *': { maxWidth: 'none' },
});

export const ResultActions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  '@media print': { display: 'none' },
});

export const WarningList = styled('ul', { display: 'grid', gap: '$1', paddingInlineStart: '$2', listStyle: 'disc' });
