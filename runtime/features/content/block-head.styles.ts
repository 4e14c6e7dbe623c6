import { styled } from '#runtime/theme/stitches.ts';

export const HeadRow = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '$1 $6',
  paddingBottom: 'clamp(24px, 3vw, 48px)',
});

export const HeadText = styled('div', {
  display: 'grid',
  gap: '$2',
  flex: '1 1 0',
  minWidth: 'min(100%, 320px)',
  '& h2': { maxWidth: '22ch' },
});
