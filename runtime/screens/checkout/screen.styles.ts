import { styled } from '#runtime/theme/stitches.ts';

export const CheckoutHead = styled('header', {
  display: 'grid',
  gap: '$3',
  paddingTop: 'clamp(24px, 3vw, 48px)',
});

/** The step, with the sticky totals beside it, or below it on small screens. */
export const CheckoutColumns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  alignItems: 'start',
  paddingTop: '$4',
  '@lg': { gridTemplateColumns: 'minmax(0, 640px) minmax(320px, 420px)', justifyContent: 'space-between' },
});

export const CheckoutSide = styled('section', {
  display: 'grid',
  gap: '$2',
  padding: 'clamp(20px, 2.4vw, 32px)',
  borderRadius: '$medium',
  backgroundColor: '$surfaceSunken',
  '@lg': { position: 'sticky', insetBlockStart: 'calc(88px + $space$2)' },
});
