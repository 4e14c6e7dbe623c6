import { styled } from '#runtime/theme/stitches.ts';

/**
 * Fields that only a business fills in. The choice itself hides them, so it works without JavaScript and from the first
 * paint on; a browser that cannot ask for it shows them always.
 */
export const BusinessFields = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3',
  '@supports selector(:has(*))': {
    'form:not(:has([value=Business]:checked)) &': { display: 'none' },
  },
});
