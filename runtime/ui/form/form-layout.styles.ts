import { styled } from '#runtime/theme/stitches.ts';

/** The parts of a form below each other. */
export const FormStack = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '$3',
  maxWidth: '640px',
  '& > h2, & > h3': { marginTop: '$2' },
});

/** Fields beside each other where there is room for them, below each other where there is not. */
export const FieldRow = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3 $2',
  alignItems: 'start',
  variants: {
    columns: {
      even: { '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      /** Postal code and place. */
      narrowFirst: {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        '@sm': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
      },
      /** Street and number. */
      wideFirst: {
        gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
        '@sm': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
      },
      three: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        '@sm': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
  },
  defaultVariants: { columns: 'even' },
});

/** What sends the form, and what else one may do. */
export const FormActions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $3',
  paddingTop: '$1',
});

/** A field that no person sees or reaches, and that only a machine fills in. */
export const TrapBox = styled('div', {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
