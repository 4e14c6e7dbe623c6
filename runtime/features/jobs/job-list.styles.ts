import { coveringLink } from '#runtime/theme/covering-link.ts';
import { css, styled } from '#runtime/theme/stitches.ts';

export const JobRows = styled('ul', { borderTop: '1px solid color-mix(in srgb, $colors$ink 30%, transparent)' });

export const JobRow = styled('article', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '$1 clamp(16px, 2.2vw, 32px)',
  alignItems: 'center',
  paddingBlock: 'clamp(24px, 2.6vw, 40px)',
  borderBottom: '1px solid $colors$line',
  '& > div': { display: 'grid', gap: '$1', minWidth: 0 },
  '& > div > p': { maxWidth: '60ch', fontSize: '$sm', color: '$inkMuted' },
  '& > svg': { color: '$inkMuted' },
  '@lg': {
    '& > div': {
      gridTemplateRows: 'auto 1fr',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      columnGap: 'clamp(16px, 2.2vw, 32px)',
    },
  },
  '@hover': { '&:hover > svg': { color: '$ink' } },
  '@motion': {
    '& > svg': { transition: 'transform $transitions$calm' },
    '&:hover > svg': { transform: 'translateX(4px)' },
  },
});

export const JobFacts = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$half $2',
  fontSize: '$sm',
  '@lg': { gridColumn: 2, gridRow: '1 / span 2', flexDirection: 'column', flexWrap: 'nowrap' },
});

export const jobLinkClass = css({
  ...coveringLink('$small', 2),
  'article:hover &': { textDecoration: 'underline', textDecorationThickness: '1px' },
});
