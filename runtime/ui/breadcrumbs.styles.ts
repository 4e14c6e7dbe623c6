import { css, styled } from '#runtime/theme/stitches.ts';

export const Trail = styled('ol', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '$1',
  fontSize: '$sm',
  color: '$inkMuted',
  '& li': { display: 'flex', alignItems: 'center', columnGap: '$1', minHeight: '44px' },
  // A slash that is drawn: one that is written would be read out.
  '& li:not(:last-child)::after': {
    content: '""',
    height: '0.8em',
    borderInlineStart: '1px solid currentColor',
    transform: 'rotate(20deg)',
    opacity: 0.6,
    marginInline: '2px',
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
