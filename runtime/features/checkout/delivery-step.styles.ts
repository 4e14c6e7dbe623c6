import { styled } from '#runtime/theme/stitches.ts';

const unless = (method: string) => ({
  [`form:has([name=method]:checked):not(:has([name=method][value=${method}]:checked)) &`]: { display: 'none' },
});

/** Fields of one delivery method; hidden by CSS while another method is selected. */
export const DaysOf = styled('div', {
  display: 'grid',
  gap: '$2',
  variants: {
    method: {
      Deliver: unless('Deliver'),
      Pickup: unless('Pickup'),
      DeliverAndAssemble: unless('DeliverAndAssemble'),
    },
  },
});
