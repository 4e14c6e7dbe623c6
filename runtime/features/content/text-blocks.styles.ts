import { styled } from '#runtime/theme/stitches.ts';

export const ImageTextGrid = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4 clamp(16px, 2.2vw, 32px)',
  alignItems: 'center',
  variants: {
    side: {
      left: {
        '@lg': {
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 1fr) minmax(0, 4fr)',
          '& > :first-child': { gridColumn: 1 },
          '& > :last-child': { gridColumn: 3 },
        },
      },
      right: {
        '@lg': {
          gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 1fr) minmax(0, 7fr)',
          '& > :first-child': { gridColumn: 3, gridRow: 1 },
          '& > :last-child': { gridColumn: 1, gridRow: 1 },
        },
      },
    },
  },
});

export const TextStack = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '$2',
});

export const QuoteList = styled('ul', {
  display: 'grid',
  gap: '$6 clamp(24px, 4vw, 64px)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  // Four are two rows of two, not three and one.
  '@lg': { '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const QuoteFigure = styled('figure', {
  display: 'grid',
  alignContent: 'space-between',
  gap: '$3',
  height: '100%',
  '& blockquote': {
    fontFamily: '$heading',
    fontWeight: '$heading',
    fontSize: '$lg',
    lineHeight: '1.36',
    textWrap: 'balance',
  },
  '& figcaption': { fontSize: '$sm', color: '$inkMuted' },
  '& strong': { display: 'block', fontWeight: '$strong', color: '$ink' },
});
