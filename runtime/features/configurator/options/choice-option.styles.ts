import { css, styled } from '#runtime/theme/stitches.ts';

export const ChoiceCards = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1',
  variants: {
    look: {
      Radio: {},
      RadioColor: {},
      RadioWithImageSmall: {},
      RadioWithImage: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' },
    },
  },
});

/** The whole card is clickable; the selected one has a strong border. */
export const choiceCardClass = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '44px',
  paddingInline: '14px',
  border: '1px solid color-mix(in srgb, $colors$ink 60%, $colors$surfaceRaised)',
  borderRadius: '$medium',
  backgroundColor: '$surfaceRaised',
  fontSize: '$sm',
  lineHeight: '$snug',
  cursor: 'pointer',
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '&:hover': { borderColor: '$ink' },
  '&:has(:checked)': {
    borderColor: '$accentStrong',
    boxShadow: 'inset 0 0 0 1px $colors$accentStrong',
    fontWeight: '$strong',
  },
  // Forced colours remove shadows and backgrounds.
  '@media (forced-colors: active)': { '&:has(:checked)': { border: '3px solid Highlight' } },
  '&:has(:focus-visible)': { outline: '2px solid $colors$accentStrong', outlineOffset: '2px' },
  variants: {
    look: {
      Radio: {},
      RadioColor: { paddingInline: '8px 14px' },
      RadioWithImageSmall: { padding: '4px 14px 4px 4px', '& > :not(input):first-of-type': { width: '56px' } },
      RadioWithImage: { display: 'grid', alignContent: 'start', padding: '6px 6px 10px' },
    },
  },
});

export const ChoiceName = styled('span', { overflowWrap: 'anywhere' });
