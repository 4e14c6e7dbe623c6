import { styled } from '#runtime/theme/stitches.ts';

/** What only a business says; by itself away while a private customer is chosen, without JavaScript too. */
export const BusinessFields = styled('div', {
  display: 'grid',
  gap: '$3',
  'form:has(input[name=customerType][value=Private]:checked) &': { display: 'none' },
});
