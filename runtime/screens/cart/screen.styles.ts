import { styled } from '#runtime/theme/stitches.ts';

/** Lines, with the totals beside them from 992 px on. */
export const CartColumns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3',
  paddingTop: 'clamp(32px, 4vw, 64px)',
  variants: {
    columns: {
      two: {
        gap: '$5',
        paddingTop: '$3',
        alignItems: 'start',
        '@lg': { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)', gap: '$8' },
      },
    },
  },
});

export const CartLines = styled('ul', { display: 'grid', borderTop: '1px solid $colors$line' });

/** Sticky while the lines scroll. */
export const SummaryBox = styled('section', {
  display: 'grid',
  gap: '$3',
  padding: 'clamp(20px, 2.4vw, 32px)',
  borderRadius: '$medium',
  backgroundColor: '$surfaceSunken',
  '@lg': { position: 'sticky', insetBlockStart: 'calc(88px + $space$2)' },
});

/** The way on from an empty cart. */
export const WayOnPlace = styled('p', { paddingTop: '$3' });

export const CheckoutForm = styled('form', { display: 'grid' });
