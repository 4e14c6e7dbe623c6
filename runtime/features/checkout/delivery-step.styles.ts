import { styled } from '#runtime/theme/stitches.ts';

const unless = (method: string) => ({
  [`form:has([name=method]:checked):not(:has([name=method][value=${method}]:checked)) &`]: { display: 'none' },
});

/** What belongs to one way of delivery: the choice itself hides it while another one is chosen, without JavaScript too. */
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
