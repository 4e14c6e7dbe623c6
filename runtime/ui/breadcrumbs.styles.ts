import { css, styled } from '#runtime/theme/stitches.ts';

export const Trail = styled('ol', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '$1',
  fontSize: '$sm',
  color: '$inkMuted',
  '& li': { display: 'flex', alignItems: 'center', columnGap: '$1', minHeight: '44px' },
  // Shown, and not read out: the text behind the second slash is what is read.
  '& li:not(:last-child)::after': { content: '"/" / ""', opacity: 0.6 },
  // Phones show two: the headline below names the page, and the name of the shop above leads home.
  '@media (max-width: 767px)': {
    '& li:nth-child(n + 3):last-child, & li:nth-last-child(n + 4)': { display: 'none' },
    '& li:nth-child(n + 2):nth-last-child(2)::after': { content: 'none' },
  },
});

export const crumbClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  textDecoration: 'none',
  '@media (pointer: coarse)': { minWidth: '44px' },
  '&:hover': { textDecoration: 'underline', color: '$ink' },
});
