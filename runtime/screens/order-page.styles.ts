import { styled } from '#runtime/theme/stitches.ts';

/** Room above an order's page. */
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

/** How an order stands, with what is in it beside it from 1200 px on and below it before that; on paper below it. */
export const OrderColumns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  alignItems: 'start',
  '@xl': { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)', columnGap: 'clamp(32px, 5vw, 96px)' },
  '@media print': { display: 'block', '& > * + *': { marginTop: '$space$3' } },
});

/** How an order stands, what was just done with it, and how far it is. */
export const OrderBeginning = styled('div', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '$4' });

/** What is in an order, and what it costs. */
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
