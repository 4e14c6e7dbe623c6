import { styled } from '#runtime/theme/stitches.ts';

/** The parts of a form in a column. */
export const FormStack = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '$3',
  maxWidth: '640px',
  '& > h2:not(:first-child), & > h3': { marginTop: '$2' },
});

/** Fields in a row, or in a column on small screens. */
export const FieldRow = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3 $2',
  alignItems: 'start',
  variants: {
    columns: {
      even: { '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      three: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        '@sm': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
      /** Three whose values are long: one below the other on phones. */
      threeLong: { '@sm': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      /** Three with short names and values, side by side on phones, too. */
      short: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
  defaultVariants: { columns: 'even' },
});

/** The submit button and other actions. */
export const FormActions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $3',
  paddingTop: '$1',
});

/** A hidden field that only bots fill in. */
export const TrapBox = styled('div', {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Fields of an address, each as wide as what is typed into it. */
export const AddressGrid = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '$3 $2',
  alignItems: 'start',
});

export const AddressCell = styled('div', {
  gridColumn: '1 / -1',
  variants: {
    columns: {
      2: { gridColumn: 'span 2' },
      3: { gridColumn: 'span 3' },
      4: { gridColumn: 'span 4' },
      /** A third beside others, a row of its own on phones. */
      third: { '@sm': { gridColumn: 'span 2' } },
      /** A third beside others, half a row on phones. */
      halfOrThird: { gridColumn: 'span 3', '@sm': { gridColumn: 'span 2' } },
    },
  },
});
