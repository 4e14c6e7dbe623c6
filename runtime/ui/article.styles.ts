import { notesAndText } from '#runtime/theme/notes-and-text.ts';
import { styled } from '#runtime/theme/stitches.ts';

export const ArticleHead = styled('header', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3',
  paddingBlock: 'clamp(24px, 4vw, 64px) clamp(32px, 4vw, 64px)',
  '& h1': { maxWidth: '20ch' },
  variants: {
    /** The image is beside the title on wide screens. */
    beside: {
      true: {
        paddingBottom: 0,
        '& > :first-child': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: '$3',
          alignContent: 'center',
        },
        '@lg': {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          columnGap: 'clamp(32px, 5vw, 88px)',
          paddingTop: '$4',
        },
      },
    },
  },
});

/** Notes on the left, running text on the right. */
export const ArticleGrid = styled('div', {
  display: 'grid',
  gap: '$4 clamp(16px, 2.2vw, 32px)',
  paddingTop: 'clamp(32px, 5vw, 80px)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@lg': notesAndText,
});

/** Running text without notes, in the column of text. */
export const ArticleText = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 'clamp(16px, 2.2vw, 32px)',
  paddingTop: 'clamp(32px, 5vw, 80px)',
  '@lg': { ...notesAndText, '& > *': { gridColumn: 2, maxWidth: '$text' } },
});

export const ArticleSection = styled('section', { paddingTop: '$section' });

export const Byline = styled('aside', {
  alignSelf: 'start',
  paddingTop: '$2',
  borderTop: '1px solid color-mix(in srgb, $colors$ink 30%, transparent)',
  fontSize: '$sm',
  color: '$inkMuted',
  '& strong': { display: 'block', fontWeight: '$strong', color: '$ink' },
});

/** Pairs of a term and its value. */
export const Facts = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$3 clamp(16px, 2.2vw, 32px)',
  alignContent: 'start',
  '& > div': { paddingTop: '12px', borderTop: '1px solid color-mix(in srgb, $colors$ink 30%, transparent)' },
  '& dt': { fontSize: '$xs', color: '$inkMuted' },
  '& dd': { margin: 0, fontSize: '$sm' },
  variants: {
    columns: {
      1: { '@lg': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '$2' } },
      4: { '@md': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    },
  },
});
