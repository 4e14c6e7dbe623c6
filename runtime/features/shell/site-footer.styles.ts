import { css, styled } from '#runtime/theme/stitches.ts';
import { whenNear } from '#runtime/theme/when-near.ts';

export const FooterArea = styled('footer', {
  backgroundColor: '$footer',
  color: '$onFooter',
  paddingBlock: '$section $4',
  ...whenNear(1390),
  '@lg': { containIntrinsicBlockSize: 'auto 500px' },
  '@media print': { display: 'none' },
});

export const FooterTop = styled('div', {
  display: 'grid',
  gap: '$6 clamp(16px, 2.2vw, 32px)',
  '@lg': { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
});

export const FooterStatement = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '$4',
  '& > p:first-child': {
    maxWidth: '16ch',
    fontFamily: '$heading',
    fontWeight: '$heading',
    fontSize: '$2xl',
    letterSpacing: '$heading',
    lineHeight: '1.12',
    textWrap: 'balance',
  },
  '@lg': { gridColumn: 'span 4' },
});

export const FooterColumns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$4 clamp(16px, 2.2vw, 32px)',
  '@md': { gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' },
  // Beside the statement; without meaning where it stands below.
  '@lg': { gridColumn: '5 / span 8' },
});

export const FooterHeading = styled('h2', {
  marginBottom: '$1',
  fontFamily: '$text',
  fontSize: '$sm',
  fontWeight: '$strong',
  letterSpacing: 'normal',
  lineHeight: '$snug',
});

export const footerLinkClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: '44px',
  minHeight: '44px',
  fontSize: '$sm',
  textDecoration: 'none',
  '@lg': { minHeight: '36px' },
  '&:hover': { textDecoration: 'underline' },
  '&[aria-current]': { textDecoration: 'underline' },
});

export const FooterEnd = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$1 $4',
  marginTop: '$8',
  paddingTop: '$2',
  borderTop: '1px solid color-mix(in srgb, currentColor 22%, transparent)',
  fontSize: '$sm',
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: '$3' },
});
