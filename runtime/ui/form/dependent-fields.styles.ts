import { styled } from '#runtime/theme/stitches.ts';

/**
 * Fields that only count while a choice of the same form is made. The choice itself hides them, so it works without
 * JavaScript and from the first paint on; a browser that cannot ask for it shows them always.
 */
export const DependentFields = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3',
  variants: {
    on: {
      business: { 'form:has([name=customerType][value=Private]:checked) &': { display: 'none' } },
      elsewhere: { 'form:has([name=sameAsBilling]:checked) &': { display: 'none' } },
    },
  },
});
