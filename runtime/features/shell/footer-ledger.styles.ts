import { styled } from '#runtime/theme/stitches.ts';
import { FooterArea } from './site-footer.styles.ts';

const rule = '1px solid color-mix(in srgb, currentColor 22%, transparent)';

export const LedgerArea = styled(FooterArea, {
  paddingBlock: '$4',
  // On phones two columns need all of the width.
  '& nav': { minWidth: 0, overflowWrap: 'anywhere', '@md': { borderInlineStart: rule, paddingInlineStart: '$2' } },
  '& h2': { fontFamily: '$label', fontWeight: '$body', fontSize: '$xs' },
});

export const LedgerHead = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2 $4',
  marginBottom: '$4',
  paddingBottom: '$3',
  borderBottom: rule,
  fontSize: '$md',
  '& > p:first-child': { maxWidth: '60ch', textWrap: 'balance' },
});
