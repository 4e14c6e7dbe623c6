import { css, styled } from '#runtime/theme/stitches.ts';
import { visuallyHidden } from '#runtime/theme/visually-hidden.ts';

export const callClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$1',
  minWidth: '44px',
  minHeight: '44px',
  color: 'inherit',
  fontWeight: '$strong',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '@lg': {
    paddingInline: '$2',
    border: '1px solid currentColor',
    borderRadius: '$pill',
  },
});

export const CallNumber = styled('span', {
  '@media (max-width: 991px)': visuallyHidden,
});
