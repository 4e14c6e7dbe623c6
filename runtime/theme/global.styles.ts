import { farVariable } from '#runtime/contracts/page-life.ts';
import { globalCss } from './stitches.ts';

/** Rules for bare elements: the reset, the type of the page, focus. */
export const globalStyles = globalCss({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  '*': { margin: 0 },
  html: {
    // Anchors scroll to 16 px below the header, which is lower on small screens.
    scrollPaddingTop: '80px',
    WebkitTextSizeAdjust: '100%',
    '@lg': { scrollPaddingTop: 'calc($sizes$header + $space$2)' },
    '@motion': { scrollBehavior: 'smooth' },
    // Without scripts nothing lays these parts out in turn.
    '@media (scripting: enabled)': { [farVariable]: 'auto' },
  },
  body: {
    minHeight: '100vh',
    backgroundColor: '$surface',
    color: '$ink',
    fontFamily: '$text',
    fontSize: '$base',
    lineHeight: '$body',
    WebkitFontSmoothing: 'antialiased',
    overflowWrap: 'break-word',
  },
  'img, picture, svg, video': { display: 'block', maxWidth: '100%' },
  img: { height: 'auto' },
  'input, button, textarea, select': { font: 'inherit', color: 'inherit' },
  'h1, h2, h3, h4': {
    fontFamily: '$heading',
    fontWeight: '$heading',
    letterSpacing: '$heading',
    lineHeight: '$tight',
    textWrap: 'balance',
    // Long compounds must not overflow small screens.
    hyphens: 'auto',
    '@md': { hyphens: 'manual' },
  },
  p: { textWrap: 'pretty' },
  'ul, ol': { listStyle: 'none', padding: 0 },
  a: { color: 'inherit', textDecorationThickness: '1px', textUnderlineOffset: '0.22em' },
  table: { borderCollapse: 'collapse', width: '100%' },
  'th, td': { padding: 0 },
  th: { textAlign: 'start', fontWeight: 'inherit' },
  address: { fontStyle: 'normal' },
  summary: { cursor: 'pointer', listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  ':focus-visible': { outline: '2px solid currentColor', outlineOffset: '3px' },
  'main:focus': { outline: 'none' },
  // Pages fade into each other, in the application and between documents.
  '@motion': { '@view-transition': { navigation: 'auto' } },
  // Its pictures inherit it.
  '::view-transition-group(root)': { animationDuration: '140ms' },
  '@page': { margin: '16mm 14mm' },
});
