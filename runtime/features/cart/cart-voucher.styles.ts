import { styled } from '#runtime/theme/stitches.ts';

/** The field for a code, closed until somebody has one. */
export const VoucherFold = styled('details', {
  '& > summary': {
    minHeight: '44px',
    paddingBlock: '10px',
    cursor: 'pointer',
    fontSize: '$sm',
    textDecoration: 'underline',
    textUnderlineOffset: '0.22em',
  },
});

export const VoucherForm = styled('form', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2',
  paddingBottom: '$1',
});

export const HeldVoucher = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: '$3',
  fontSize: '$sm',
});
