import { styled } from '#runtime/theme/stitches.ts';

export const ContactHead = styled('div', {
  display: 'grid',
  gap: '$4',
  paddingBottom: '$8',
  '& > div:first-child': { display: 'grid', gap: '$3', justifyItems: 'start' },
  '& > div:first-child > p:first-child': { maxWidth: '44ch', fontSize: '$md', lineHeight: '1.5', textWrap: 'balance' },
  '@lg': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
  },
});

export const ContactNumber = styled('p', {
  fontFamily: '$heading',
  fontWeight: '$heading',
  fontSize: '$4xl',
  letterSpacing: '$heading',
  lineHeight: '1.1',
  fontVariantNumeric: 'tabular-nums',
  '& a': { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
});
