import { styled } from '#runtime/theme/stitches.ts';

/** Space above an order's page. */
export const OrderTop = styled('div', {
  paddingTop: '$4',
  variants: {
    size: {
      /** Below breadcrumbs. */
      small: {},
      large: { paddingTop: 'clamp(40px, 5vw, 88px)' },
    },
  },
  '@media print': { paddingTop: '0 !important' },
});

/** The state of an order, with its lines beside it from 1200 px on; below it on smaller screens and on paper. */
export const OrderColumns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  alignItems: 'start',
  '@xl': { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)', columnGap: 'clamp(32px, 5vw, 96px)' },
  '@media print': { display: 'block', '& > * + *': { marginTop: '$space$3' } },
});

/** The state of an order, notes on the last action, and its progress. */
export const OrderBeginning = styled('div', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '$4' });

/** Lines and totals of an order. */
export const OrderedBox = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2',
  padding: 'clamp(20px, 2.4vw, 32px)',
  borderRadius: '$medium',
  backgroundColor: '$surfaceSunken',
  '@media print': {
    display: 'block',
    padding: 0,
    backgroundColor: 'transparent',
    '& > * + *': { marginTop: '$space$2' },
    '& li': { breakInside: 'avoid' },
  },
});
