import { css } from '#runtime/theme/stitches.ts';

export const accountLinkClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
  variants: {
    place: {
      header: { minHeight: '37px', fontSize: '$xs' },
      menu: { minHeight: '44px', fontSize: '$sm' },
    },
  },
});
