import { coveringLink } from '#runtime/theme/covering-link.ts';
import { css, styled } from '#runtime/theme/stitches.ts';

export const StoryGrid = styled('ul', {
  display: 'grid',
  gap: '$6 clamp(16px, 2.2vw, 32px)',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  variants: {
    rhythm: {
      even: { '@lg': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      /** One or two fill the row. */
      few: { '& > li:only-child': { gridColumn: '1 / -1' } },
      /** The first one takes the space of two. */
      lead: {
        '@md': { '& > li:first-child': { gridColumn: '1 / -1' } },
        '@lg': {
          gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
          '& > li': { gridColumn: 'span 4' },
          '& > li:first-child': { gridColumn: 'span 6' },
          '& > li:nth-child(2), & > li:nth-child(3)': { gridColumn: 'span 3' },
        },
      },
      /** Two per row, alternating large and small. */
      mosaic: {
        rowGap: 'clamp(48px, 5vw, 88px)',
        '@lg': {
          gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
          '& > li': { gridColumn: 'span 5' },
          '& > li:nth-child(4n + 1), & > li:nth-child(4n)': { gridColumn: 'span 7' },
          '& > li:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
        },
      },
    },
  },
  defaultVariants: { rhythm: 'even' },
});

export const Card = styled('article', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '$1',
  variants: {
    alone: {
      true: {
        '@lg': {
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
          gridTemplateRows: '1fr auto auto 1fr',
          columnGap: 'clamp(32px, 5vw, 88px)',
          alignItems: 'end',
          '& > :first-child': { gridRow: '1 / -1' },
          '& > :not(:first-child)': { gridColumn: 2 },
          '& > :last-child': { alignSelf: 'start' },
        },
      },
    },
  },
  '@motion': { '& img': { transition: 'transform 600ms cubic-bezier(0.2, 0.6, 0.2, 1)' } },
  '@hover': { '&:hover img': { transform: 'scale(1.02)' } },
});

export const CardPicture = styled('div', {
  variants: {
    rhythm: {
      even: {},
      few: {},
      /** Equal height for all in a row. */
      lead: { '@lg': { height: 'clamp(300px, 27vw, 420px)', '& > div': { aspectRatio: 'auto', height: '100%' } } },
      mosaic: { '@lg': { height: 'clamp(340px, 36vw, 540px)', '& > div': { aspectRatio: 'auto', height: '100%' } } },
    },
  },
});

export const Meta = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '$2',
  paddingTop: '12px',
  fontSize: '$xs',
  color: '$inkMuted',
});

export const CardIntro = styled('p', { maxWidth: '56ch', fontSize: '$sm', color: '$inkMuted' });

export const storyLinkClass = css({
  ...coveringLink('$medium', 4),
  'article:hover &': { textDecoration: 'underline', textDecorationThickness: '1px' },
});
