import { css, styled } from '#runtime/theme/stitches.ts';

export const QuantityForm = styled('form', { display: 'grid', justifyItems: 'start', gap: '$1' });

/** The buttons for less and more around the field. */
export const QuantityBox = styled('div', {
  display: 'inline-grid',
  gridTemplateColumns: '44px minmax(56px, 8ch) 44px',
  // Three to one against every surface of every theme.
  border: '1px solid color-mix(in srgb, $colors$ink 60%, $colors$surfaceRaised)',
  borderRadius: '$medium',
  backgroundColor: '$surfaceRaised',
  '& input': {
    minHeight: '44px',
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: '$ink',
    fontSize: '$base',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    appearance: 'textfield',
    '&::-webkit-inner-spin-button': { display: 'none' },
  },
  // The buttons need JavaScript.
  '@media (scripting: none)': {
    gridTemplateColumns: 'minmax(56px, 10ch)',
    '& button': { display: 'none' },
  },
});

export const stepClass = css({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  minHeight: '44px',
  border: 0,
  backgroundColor: 'transparent',
  color: '$ink',
  cursor: 'pointer',
  '&:hover:not(:disabled)': { backgroundColor: '$surfaceSunken' },
  '&:disabled': { color: '$inkMuted', opacity: 0.5, cursor: 'default' },
});

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
