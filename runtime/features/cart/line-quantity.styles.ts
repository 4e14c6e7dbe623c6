import { css, styled } from '#runtime/theme/stitches.ts';

export const QuantityForm = styled('form', { display: 'grid', justifyItems: 'start', gap: '$1' });

/** The submit button, for pages without JavaScript. */
export const updateClass = css({
  minHeight: '44px',
  paddingInline: '$2',
  border: '1px solid currentColor',
  borderRadius: '$pill',
  backgroundColor: 'transparent',
  color: '$ink',
  fontSize: '$sm',
  cursor: 'pointer',
  '@media (scripting: enabled)': { display: 'none' },
});
