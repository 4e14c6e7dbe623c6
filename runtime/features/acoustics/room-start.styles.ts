import { styled } from '#runtime/theme/stitches.ts';

/** Three numbers in a row, then a choice and the button; all of them in one row where there is room. */
export const StartRow = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '$3 $2',
  alignItems: 'end',
  '& > :nth-child(n + 4)': { gridColumn: '1 / -1' },
  '@lg': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) minmax(0, 2fr) auto',
    '& > :nth-child(n + 4)': { gridColumn: 'auto' },
  },
});

/** A control below its label. Its styles are in every home page: those of forms are many more. */
export const StartField = styled('label', {
  fontSize: '$sm',
  fontWeight: '$strong',
  '& > *': {
    width: '100%',
    minHeight: '52px',
    marginTop: '$1',
    paddingInline: '$2',
    border: '1px solid $inkMuted',
    borderRadius: '$small',
    backgroundColor: '$surfaceRaised',
    color: '$ink',
    fontSize: '$base',
  },
});
