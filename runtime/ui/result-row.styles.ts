import { coveringLink } from '#runtime/theme/covering-link.ts';
import { css, styled } from '#runtime/theme/stitches.ts';

export const Row = styled('article', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: '$2',
  alignItems: 'center',
  paddingBlock: '$2',
  borderBottom: '1px solid $colors$line',
  '@md': { gridTemplateColumns: '200px minmax(0, 1fr)', gap: '$4', paddingBlock: '$3' },
});

export const RowText = styled('div', {
  display: 'grid',
  gap: '$half',
  '& > p': { fontSize: '$sm', color: '$inkMuted', maxWidth: '64ch' },
  '& > p:first-child': { fontSize: '$xs' },
  '& > [data-intro]': { display: 'none', '@md': { display: 'block' } },
});

export const rowLinkClass = css({
  ...coveringLink('$small', 2),
  'article:hover > div > * > &': { textDecoration: 'underline', textDecorationThickness: '1px' },
});
