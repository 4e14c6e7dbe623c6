import { describe, expect, it } from 'vitest';
import { orderedSample, orderedSampleSearch } from '#runtime/features/cart/ordered-sample.ts';

describe('the sample that an address names', () => {
  it('comes back as it was ordered', () => {
    const sample = { productId: 'sample box & co', variantId: 'felt/9' };
    expect(orderedSample(orderedSampleSearch(sample))).toEqual(sample);
  });

  it.each(['', '?sample=box', '?sampleVariant=felt', '?sample=&sampleVariant=felt', '?removed=Box'])(
    'is none in "%s"',
    (search) => expect(orderedSample(search)).toBeUndefined(),
  );
});
