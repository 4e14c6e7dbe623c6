import { styled } from '#runtime/theme/stitches.ts';

export const SearchHead = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3',
  paddingTop: 'clamp(16px, 3vw, 48px)',
  paddingBottom: 'clamp(24px, 3vw, 48px)',
});

export const ResultList = styled('ol', { maxWidth: '1000px' });

export const ResultSet = styled('div', { paddingTop: 'clamp(24px, 3vw, 48px)' });
