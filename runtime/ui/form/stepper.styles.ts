import { css, styled } from '#runtime/theme/stitches.ts';

/** The buttons for less and more around the field. */
export const StepperBox = styled('div', {
  display: 'inline-grid',
  justifySelf: 'start',
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
  '&:has([aria-invalid])': { borderColor: '$danger', boxShadow: 'inset 0 0 0 1px $colors$danger' },
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
