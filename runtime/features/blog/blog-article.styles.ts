import { styled } from '#runtime/theme/stitches.ts';

export const ArticleHead = styled('header', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3',
  paddingBlock: 'clamp(24px, 4vw, 64px) clamp(32px, 4vw, 64px)',
  '& h1': { maxWidth: '20ch' },
});

export const ArticleGrid = styled('div', {
  display: 'grid',
  gap: '$4 clamp(16px, 2.2vw, 32px)',
  paddingTop: 'clamp(32px, 5vw, 80px)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@lg': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' },
});

export const Byline = styled('aside', {
  alignSelf: 'start',
  paddingTop: '$2',
  borderTop: '1px solid color-mix(in srgb, $colors$ink 30%, transparent)',
  fontSize: '$sm',
  color: '$inkMuted',
  '& strong': { display: 'block', fontWeight: '$strong', color: '$ink' },
});
