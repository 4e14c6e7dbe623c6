import { expect, it } from 'vitest';
import { furthestStep, shownStep, stepSearch } from '#runtime/features/checkout/checkout-step.ts';

it('is the one that was asked for, unless another one has to come first', () => {
  expect(shownStep('?step=review&method=ideal', { missing: ['details', 'shipping'] })).toBe('details');
  expect(shownStep('?step=review&method=ideal', { missing: ['shipping'] })).toBe('delivery');
  expect(shownStep('?step=review', { missing: [] })).toBe('payment');
  expect(shownStep('?step=review&method=ideal', { missing: [] })).toBe('review');
  expect(shownStep('?step=details&method=ideal', { missing: [] })).toBe('details');
});

it('is the furthest one where none, or none there is, was asked for', () => {
  expect(shownStep('', { missing: ['details', 'shipping'] })).toBe('details');
  expect(shownStep('?step=-1', { missing: [] })).toBe('payment');
  expect(furthestStep({ missing: [] }, 'ideal')).toBe('review');
});

it('takes the way to pay along', () => {
  expect(stepSearch('review', 'ideal')).toBe('?step=review&method=ideal');
  expect(stepSearch('delivery')).toBe('?step=delivery');
});
