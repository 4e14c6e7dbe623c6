import { styled } from '#runtime/theme/stitches.ts';

/**
 * Fields that depend on a choice in the same form. CSS `:has()` hides them, which works without JavaScript and from the
 * first paint; browsers without it always show them.
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
