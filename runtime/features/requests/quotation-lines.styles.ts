import { styled } from '#runtime/theme/stitches.ts';

export const QuotationLineList = styled('div', { display: 'grid', gap: '$1' });

export const QuotationLine = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 12ch auto',
  alignItems: 'center',
  gap: '$1',
  '& > p': { gridColumn: '1 / -1' },
});

export const PickerList = styled('ul', {
  display: 'grid',
  '& button': {
    width: '100%',
    minHeight: '44px',
    padding: '$1 $2',
    border: 0,
    backgroundColor: '$surfaceSunken',
    color: '$ink',
    fontSize: '$sm',
    textAlign: 'start',
    cursor: 'pointer',
    '&:focus-visible': { outline: '2px solid $colors$accentStrong', outlineOffset: '-2px' },
  },
});

/** Reserves the space of the field that JavaScript adds, so that the content below does not move. */
export const PickerPlace = styled('div', { '@media (scripting: enabled)': { minHeight: '108px' } });
