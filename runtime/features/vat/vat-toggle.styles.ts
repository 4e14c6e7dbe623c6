import { css, styled } from '#runtime/theme/stitches.ts';

export const toggleClass = css({
  variants: {
    place: {
      header: { fontSize: '$xs', '& button': { minHeight: '37px' } },
      menu: {
        fontSize: '$sm',
        '& button': { minHeight: '44px', paddingInline: 0 },
        '& button + button': { marginInlineStart: '$3' },
      },
    },
  },
});

/** Like the title of the languages below it. */
export const legendClass = css({
  padding: 0,
  fontFamily: '$label',
  fontSize: '$xs',
  letterSpacing: '0.04em',
  color: '$inkMuted',
});

export const Choices = styled('fieldset', {
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  padding: 0,
  border: 0,
});

/** Both are as wide as when selected, so that nothing moves. */
export const Choice = styled('button', {
  display: 'inline-grid',
  alignContent: 'center',
  paddingInline: '$1',
  border: 0,
  backgroundColor: 'transparent',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
  '&[aria-pressed="true"]': {
    fontWeight: '$strong',
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.3em',
  },
  '&::after': {
    content: 'attr(data-text)',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontWeight: '$strong',
  },
  '& + &': { marginInlineStart: '$half' },
});
