import { styled } from '#runtime/theme/stitches.ts';

/** Field and button in one frame. */
export const FieldForm = styled('form', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  color: 'inherit',
  '&:has(input:focus-visible)': { outline: '2px solid currentColor', outlineOffset: '1px' },
  variants: {
    look: {
      /** In the bar of the header, in its colours. */
      bar: {
        // Large text takes the room of the bar: with letters of twice the size the field is 96 px narrower.
        width: 'max(104px, calc(clamp(176px, 15vw, 240px) + 96px - 6rem))',
        border: '1px solid color-mix(in srgb, currentColor 38%, transparent)',
        borderRadius: '$pill',
        fontSize: '$sm',
        '&:focus-within': { borderColor: 'currentColor' },
      },
      /** On the page, large. */
      page: {
        maxWidth: '760px',
        border: '1px solid $colors$inkMuted',
        borderRadius: '$pill',
        backgroundColor: '$surfaceRaised',
        fontSize: '$md',
        '&:focus-within': { borderColor: '$ink' },
      },
    },
  },
});

export const FieldInput = styled('input', {
  flex: '1 1 auto',
  minWidth: 0,
  width: '100%',
  minHeight: '44px',
  paddingInlineStart: '$2',
  border: 0,
  borderRadius: '$pill',
  background: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: 'inherit', opacity: 0.74 },
  '&::-webkit-search-cancel-button': { display: 'none' },
  // The frame around field and button shows the focus.
  '&:focus-visible': { outline: 'none' },
  variants: {
    look: { bar: {}, page: { minHeight: '60px', paddingInlineStart: '$3' } },
  },
});

export const FieldButton = styled('button', {
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: '$pill',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
  variants: {
    look: { bar: {}, page: { width: '60px', height: '60px' } },
  },
});
